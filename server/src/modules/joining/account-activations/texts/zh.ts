import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  registrationMail: {
    heading: '您的账号已激活',
    text: '您在 {{company}} 的账号已激活。',
    notYou: '如果不是您本人操作，请立即告知公司管理员。',
  },
  registrationSms: {
    text: '【Madang】您在 {{company}} 的账号已激活。账号：{{loginId}}。如非本人操作，请告知管理员。',
  },
};
