import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  letters: {
    subject: '[{{sender}}] {{heading}}',
    ifButtonFails: '如果按鈕無法開啟，請將以下網址貼到瀏覽器中：',
    sentTo: '這封郵件寄送至 {{address}}。',
    sentWith: '{{sender}} · 由 Madang 寄送',
    loginId: '帳號',
    logIn: '登入',
  },
};
