import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  confirmationMail: {
    heading: '請確認您的電子郵件地址',
    text: '感謝您註冊 Madang。請確認這是您的電子郵件地址。',
    button: '確認電子郵件地址',
    valid: '請在 {{days}} 天內確認。確認之前無法用此地址找回帳號，逾期後該帳號名稱將被釋出。',
    notYou: '若非您本人註冊，請忽略此郵件。',
  },
};
