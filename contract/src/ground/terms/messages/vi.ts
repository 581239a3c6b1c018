import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    MB820: 'Vui lòng đồng ý với các điều khoản bắt buộc.',
    MB821: 'Điều khoản vừa được thay đổi. Vui lòng đọc phiên bản mới và đồng ý lại.',
    MB822: 'Các lựa chọn đồng ý không khớp với điều khoản đang hiển thị. Vui lòng tải lại trang.',
  },
  fields: {
    termsCode: 'Điều khoản',
    version: 'Phiên bản',
  },
};
