import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    SAVED_VIEW_LIMIT: 'Bạn có thể lưu tối đa {{0}} chế độ xem riêng.',
    SAVED_VIEW_LIMIT_SHARED: 'Công ty có thể chia sẻ tối đa {{0}} chế độ xem.',
    SAVED_VIEW_NAME_TAKEN: 'Tên này đã được sử dụng.',
    SAVED_VIEW_OF_OTHERS: 'Chỉ chủ sở hữu hoặc quản trị viên mới có thể sửa hoặc xóa chế độ xem này.',
    SAVED_VIEW_QUERY: 'Chế độ xem này không dùng được cho danh sách này.',
  },
  fields: {
    savedViewName: 'Tên',
    query: 'Điều kiện tìm kiếm',
    isShared: 'Chia sẻ với các quản trị viên khác',
    owner: 'Chủ sở hữu',
  },
  operations: {
    'set-list-layout': 'Thay đổi cách hiển thị danh sách',
    'create-saved-view': 'Lưu chế độ xem',
    'change-saved-view': 'Thay đổi chế độ xem',
    'delete-saved-view': 'Xóa chế độ xem',
    'restore-saved-view': 'Khôi phục chế độ xem',
    'restore-shared-view': 'Chia sẻ lại chế độ xem',
    'hand-over-saved-view': 'Bàn giao chế độ xem',
  },
};
