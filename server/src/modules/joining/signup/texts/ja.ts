import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  signupMail: {
    heading: 'Madangへようこそ',
    text: 'アカウントの準備ができました。登録時に設定したIDとパスワードでログインしてください。',
    notYou: 'お心当たりのない場合は、このメールを無視してください。',
  },
};
