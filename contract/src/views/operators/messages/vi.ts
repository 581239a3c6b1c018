import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    OPERATOR_SETUP_REFUSED:
      'Không thể thiết lập người vận hành bằng mã này. Hãy kiểm tra xem bạn đã sao chép đầy đủ mã được hiển thị khi máy chủ khởi động chưa. Nếu mã đã hết hạn và chưa có người vận hành, hãy khởi động lại máy chủ để nhận mã mới.',
  },
  fields: {
    token: 'Mã thiết lập',
  },
};
