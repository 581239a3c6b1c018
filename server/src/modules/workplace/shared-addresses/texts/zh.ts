import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  sharedAddresses: {
    left: {
      heading: '{{name}}已从公共邮箱中移除',
      text: '{{name}}即将离开公司，不再收发以下邮箱的邮件。如有需要，请添加其他人。',
    },
    ownerless: {
      heading: '有公共邮箱没有负责人',
      text: '{{name}}即将离开公司，已从以下没有负责人的邮箱中移除。请在公共邮箱列表中指定负责人。',
    },
    more: '以及另外{{count}}个',
    file: {
      leftOut: '{{address}}：{{count}}人因邮箱未验证或不在职而未列入',
      members: {
        title: '公共邮箱及收件人',
        use: '用于Postfix的virtual_alias_maps，请先运行postmap。',
      },
      senders: {
        title: '公共邮箱及可发件人',
        use: '用于Postfix的smtpd_sender_login_maps，请先运行postmap。',
      },
    },
  },
};
