import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  signupMail: {
    heading: '欢迎使用 Madang',
    text: '您的账号已准备就绪，请使用注册时设置的账号和密码登录。',
    notYou: '如果不是您本人注册，请忽略此邮件。',
  },
};
