import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    MENU_LIMIT: 'Có thể có tối đa {{0}} menu và nhóm menu.',
    MENU_LOWER_COUNT: 'Hãy chọn từ 1 đến {{0}} menu con.',
    MENU_PAGE_UNKNOWN: 'Không thể chọn trang này nữa. Hãy mở lại danh sách trang.',
  },
  fields: {
    koreanTitle: 'Tiêu đề tiếng Hàn',
    englishTitle: 'Tiêu đề tiếng Anh',
    url: 'Địa chỉ',
    windowTarget: 'Cách mở',
    lowerMenus: 'Menu con',
    service: 'Đối tượng hiển thị',
  },
};
