import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  invitationPeriod: {
    days_one: '{{count}}日',
    days_other: '{{count}}日',
  },
  invitationMail: {
    invited: {
      subject: '{{company}} {{inviter}}さんから招待が届きました',
      heading: '{{inviter}}さんが{{company}}に招待しました',
      text: '{{company}}のポータルでは、お知らせや掲示板、予定、組織図を共有しています。アカウントを作成すると、すぐに利用できます。',
      button: 'アカウントを作成して参加',
      valid: 'ご本人専用のリンクで、{{days}}間有効です。',
      notYou: 'お心当たりのない招待の場合は、このメールを削除してください。アカウントは作成されません。',
    },
    welcome: {
      heading: '{{company}}へようこそ',
      text: 'アカウントの準備ができました。登録時に設定したIDとパスワードでログインしてください。',
      notYou: 'ご自身で登録していない場合は、会社の管理者にお知らせください。',
    },
    waiting: {
      heading: '申請を受け付けました',
      text: 'ご登録ありがとうございます。\n\n{{company}} の管理者が申請内容を確認しています。結果が決まり次第お知らせします。',
    },
    applied: {
      heading: '承認待ちの方がいます',
      text: '招待から登録した方が承認を待っています。',
      button: '申請を確認',
      valid: '{{days}}以内にご判断ください。',
    },
    approved: {
      heading: '申請が承認されました',
      text: '{{company}} が申請を承認し、アカウントの準備ができました。',
    },
    refused: {
      heading: '申請は承認されませんでした',
      text: '{{company}} は申請を承認しませんでした。\n\n入力された情報は削除されました。ご不明な点は会社にお問い合わせください。',
    },
  },
  invitationSms: {
    invited: '[Madang] {{company}} から招待が届きました。{{days}}以内にご登録ください：{{link}}',
    welcome: '[Madang] {{company}} のアカウントの準備ができました。ID：{{loginId}}',
    waiting: '[Madang] {{company}} への申請を受け付けました。結果は改めてお知らせします。',
    approved: '[Madang] {{company}} が申請を承認しました。ID：{{loginId}}',
    refused: '[Madang] {{company}} は申請を承認しませんでした。',
  },
};
