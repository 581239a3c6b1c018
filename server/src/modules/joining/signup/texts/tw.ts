import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  signupMail: {
    heading: '歡迎使用 Madang',
    text: '您的帳號已準備就緒，請使用註冊時設定的帳號和密碼登入。',
    notYou: '若非您本人註冊，請忽略此郵件。',
  },
};
