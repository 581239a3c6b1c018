import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  letters: {
    subject: '【{{sender}}】{{heading}}',
    ifButtonFails: 'ボタンが開かない場合は、次のアドレスをブラウザーに貼り付けてください。',
    sentTo: 'このメールは {{address}} 宛てにお送りしています。',
    sentWith: '{{sender}} · Madangから送信',
    loginId: 'ID',
    logIn: 'ログイン',
  },
};
