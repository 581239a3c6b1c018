import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  sharedAddresses: {
    left: {
      heading: '{{name}} 已從共用信箱中移除',
      text: '{{name}} 即將離開公司，不再收發下列信箱的郵件。如有需要，請新增其他人。',
    },
    ownerless: {
      heading: '有共用信箱沒有負責人',
      text: '{{name}} 即將離開公司，已從下列沒有負責人的信箱中移除。請在共用信箱清單中指定負責人。',
    },
    more: '以及另外 {{count}} 個',
    file: {
      leftOut: '{{address}}：{{count}} 人因信箱未驗證或不在職而未列入',
      members: {
        title: '共用信箱與收件人',
        use: '用於 Postfix 的 virtual_alias_maps，請先執行 postmap。',
      },
      senders: {
        title: '共用信箱與可寄件人',
        use: '用於 Postfix 的 smtpd_sender_login_maps，請先執行 postmap。',
      },
    },
  },
};
