import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  confirmationMail: {
    heading: 'Xác nhận địa chỉ email của bạn',
    text: 'Cảm ơn bạn đã đăng ký Madang. Vui lòng xác nhận rằng đây là địa chỉ email của bạn.',
    button: 'Xác nhận địa chỉ',
    valid:
      'Trong vòng {{days}} ngày. Trước khi xác nhận, bạn không thể dùng địa chỉ này để khôi phục tài khoản; quá hạn, ID sẽ được thu hồi.',
    notYou: 'Nếu bạn không đăng ký, vui lòng bỏ qua thư này.',
  },
};
