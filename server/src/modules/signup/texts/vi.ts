import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  signupMail: {
    welcomeSubject: '[Madang] Chào mừng bạn',
    welcomeText: [
      'Chào mừng bạn đến với Madang.',
      '',
      'ID của bạn: {{loginId}}',
      'Đăng nhập: {{link}}',
      '',
      'Nếu bạn không đăng ký, vui lòng bỏ qua thư này.',
    ].join('\n'),
  },
};
