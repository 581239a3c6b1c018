import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  registrationMail: {
    heading: '您的帳號已啟用',
    text: '您在 {{company}} 的帳號已啟用。',
    notYou: '如果不是您本人操作，請立即告知公司管理員。',
  },
  registrationSms: {
    text: '【Madang】您在 {{company}} 的帳號已啟用。ID：{{loginId}}。如非本人操作，請告知管理員。',
  },
};
