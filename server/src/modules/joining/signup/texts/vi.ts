import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  signupMail: {
    heading: 'Chào mừng bạn đến với Madang',
    text: 'Tài khoản của bạn đã sẵn sàng. Hãy đăng nhập bằng ID và mật khẩu bạn đã chọn.',
    notYou: 'Nếu bạn không đăng ký, vui lòng bỏ qua thư này.',
  },
};
