import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    CG001: 'Mỗi mục có thể có tối đa {{0}} danh mục. Thêm danh mục này?',
    ITEM_CATEGORY_HELD: 'Mục này đã có danh mục đó.',
    ITEM_CATEGORY_NOT_HELD: 'Mục này không có danh mục đó.',
    MB801: 'Mỗi công ty có tối đa {{0}} danh mục.',
    MB802: 'Đã có danh mục cùng loại dùng tiêu đề này.',
    MB803: 'Danh mục này đang tắt. Hãy bật lại trước.',
    MB804: 'Mỗi mục có tối đa {{0}} danh mục.',
  },
  fields: {
    itemCategoryId: 'Danh mục',
    itemKind: 'Dùng cho',
    koreanDescription: 'Mô tả tiếng Hàn',
    englishDescription: 'Mô tả tiếng Anh',
    itemId: 'Mục',
  },
  operations: {
    'create-item-category': 'Thêm danh mục',
    'change-item-category': 'Thay đổi danh mục',
    'delete-item-category': 'Xóa danh mục',
    'restore-item-category': 'Khôi phục danh mục',
    'add-category-to-item': 'Gắn danh mục cho mục',
    'remove-category-from-item': 'Gỡ danh mục khỏi mục',
  },
};
