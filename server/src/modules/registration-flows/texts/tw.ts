import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  confirmationMail: {
    subject: '[Madang] 請確認您的電子郵件地址',
    text: [
      '感謝您註冊 Madang。',
      '',
      '請在 {{days}} 天內透過以下連結確認這是您的電子郵件地址：',
      '{{link}}',
      '',
      '確認之前無法用此地址找回帳號，逾期後該帳號名稱將被釋出。',
      '若非您本人註冊，請忽略此郵件。',
    ].join('\n'),
  },
};
