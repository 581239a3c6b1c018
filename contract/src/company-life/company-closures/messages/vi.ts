import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    COMPANY_ENDED:
      'Công ty đã ngừng sử dụng dịch vụ nên không thể đăng nhập hoặc tham gia. Hãy liên hệ quản trị viên công ty để biết thêm.',
    COMPANY_NAME_DIFFERS: 'Tên công ty không khớp. Hãy nhập đúng tên đang hiển thị.',
  },
};
