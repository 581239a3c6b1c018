import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  accountMails: {
    passwordChanged: {
      subject: 'Madangのパスワードが変更されました',
      text: '{{time}}にMadangアカウントのパスワードが変更されました。\n\nご本人による変更の場合、必要な操作はありません。お心当たりがない場合は、すぐに会社の管理者またはお問い合わせ窓口にご連絡ください。',
    },
    externalMailChanged: {
      subject: 'Madangの外部メールアドレスが変更されました',
      text: '{{time}}にMadangアカウントの外部メールアドレスが変更されました。今後、認証コードとお知らせは新しいアドレスにお送りします。\n\nご本人による変更の場合、必要な操作はありません。お心当たりがない場合は、すぐに会社の管理者またはお問い合わせ窓口にご連絡ください。',
    },
    mobileChanged: {
      subject: 'Madangの携帯電話番号が変更されました',
      text: '{{time}}にMadangアカウントの携帯電話番号が変更または削除されました。\n\nご本人による変更の場合、必要な操作はありません。お心当たりがない場合は、すぐに会社の管理者またはお問い合わせ窓口にご連絡ください。',
    },
    closed: {
      subject: 'Madangアカウントを解約しました',
      text: '{{time}}にMadangのアカウントが解約されました。すべての端末からログアウトし、このアカウントではログインできなくなりました。\n\n保管が必要な情報は分けて保管し、{{days}}日後に破棄します。会社の掲示板に書いた内容は、お名前を表示せずに残ります。\n\nご自身で解約していない場合は、すぐに会社の管理者またはお問い合わせ窓口にご連絡ください。',
    },
    contactCentre: 'お問い合わせ窓口：{{0}}',
  },
};
