import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  letters: {
    subject: '[{{sender}}] {{heading}}',
    ifButtonFails: '如果按钮无法打开，请将以下地址粘贴到浏览器中：',
    sentTo: '本邮件发送至 {{address}}。',
    sentWith: '{{sender}} · 由 Madang 发送',
    loginId: '账号',
    logIn: '登录',
  },
};
