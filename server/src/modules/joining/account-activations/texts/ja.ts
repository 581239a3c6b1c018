import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  registrationMail: {
    heading: 'アカウントの準備ができました',
    text: '{{company}}のアカウントをご利用いただけるようになりました。',
    notYou: 'お心当たりがない場合は、すぐに会社の管理者にお知らせください。',
  },
  registrationSms: {
    text: '【Madang】{{company}}のアカウントの準備ができました。ID：{{loginId}}。お心当たりがない場合は管理者にお知らせください。',
  },
};
