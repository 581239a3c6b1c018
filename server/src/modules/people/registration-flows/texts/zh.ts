import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  confirmationMail: {
    heading: '请确认您的邮箱地址',
    text: '感谢您注册 Madang。请确认这是您的邮箱地址。',
    button: '确认邮箱地址',
    valid: '请在 {{days}} 天内确认。确认之前无法用此地址找回账号，逾期后该账号名将被释放。',
    notYou: '如果不是您本人注册，请忽略此邮件。',
  },
};
