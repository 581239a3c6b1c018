import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  signupMail: {
    welcomeSubject: '[Madang] 欢迎使用',
    welcomeText: [
      '欢迎使用 Madang。',
      '',
      '账号：{{loginId}}',
      '登录：{{link}}',
      '',
      '如果不是您本人注册，请忽略此邮件。',
    ].join('\n'),
  },
};
