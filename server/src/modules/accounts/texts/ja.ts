import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  accountMails: {
    passwordChanged: {
      subject: 'Madangのパスワードが変更されました',
      text: '{{time}}にMadangアカウントのパスワードが変更されました。\n\nご本人による変更の場合、必要な操作はありません。お心当たりがない場合は、すぐに会社の管理者またはお問い合わせ窓口にご連絡ください。',
      contactCentre: 'お問い合わせ窓口：{{0}}',
    },
  },
};
