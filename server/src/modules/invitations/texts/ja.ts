import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  invitationPeriod: {
    days_one: '{{count}}日',
    days_other: '{{count}}日',
  },
  invitationMail: {
    invited: {
      subject: '【Madang】会社から招待が届きました',
      text: [
        'こんにちは。',
        '',
        '{{company}} から Madang への招待が届いています。',
        '次のリンクを開いて登録してください。ご本人専用で、{{days}}間有効です。',
        '{{link}}',
        '',
        'お心当たりのない会社の場合は、このメールを無視してください。',
      ].join('\n'),
    },
    welcome: {
      subject: '【Madang】ようこそ',
      text: [
        'ようこそ！{{company}} のアカウントの準備ができました。',
        '',
        'ID：{{loginId}}',
        'ログイン：{{link}}',
        '',
        'ご自身で登録していない場合は、会社の管理者にお知らせください。',
      ].join('\n'),
    },
    waiting: {
      subject: '【Madang】申請を受け付けました',
      text: [
        'ご登録ありがとうございます。',
        '',
        '{{company}} の管理者が申請内容を確認しています。結果が決まり次第お知らせします。',
      ].join('\n'),
    },
    applied: {
      subject: '【Madang】承認待ちの方がいます',
      text: ['招待から登録した方が承認を待っています。', '', '{{days}}以内にご判断ください。', '{{link}}'].join('\n'),
    },
    approved: {
      subject: '【Madang】申請が承認されました',
      text: [
        '{{company}} が申請を承認し、アカウントの準備ができました。',
        '',
        'ID：{{loginId}}',
        'ログイン：{{link}}',
      ].join('\n'),
    },
    refused: {
      subject: '【Madang】申請は承認されませんでした',
      text: [
        '{{company}} は申請を承認しませんでした。',
        '入力された情報は削除されました。ご不明な点は会社にお問い合わせください。',
      ].join('\n'),
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
