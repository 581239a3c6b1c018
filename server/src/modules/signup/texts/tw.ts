import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  signupMail: {
    welcomeSubject: '[Madang] 歡迎使用',
    welcomeText: [
      '歡迎使用 Madang。',
      '',
      '帳號：{{loginId}}',
      '登入：{{link}}',
      '',
      '若非您本人註冊，請忽略此郵件。',
    ].join('\n'),
  },
};
