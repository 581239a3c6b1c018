import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  confirmationMail: {
    subject: '[Madang] 请确认您的邮箱地址',
    text: [
      '感谢您注册 Madang。',
      '',
      '请在 {{days}} 天内通过以下链接确认这是您的邮箱地址：',
      '{{link}}',
      '',
      '确认之前无法用此地址找回账号，逾期后该账号名将被释放。',
      '如果不是您本人注册，请忽略此邮件。',
    ].join('\n'),
  },
};
