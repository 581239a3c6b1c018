import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    TIE_NO_GROUP: '代表会社の管理者を招待できるのは、会社グループの所属会社のみです。',
    TIE_LOGIN_UNKNOWN: '代表会社にこのIDの利用者はいません。',
    TIE_OPEN: 'すでにグループ管理者になっているか、招待の回答待ちです。',
    TIE_LIMIT: 'グループ管理者は、招待中の人を含めて{{0}}人までです。',
    TIE_OVER: 'この招待または権限はすでに終了しています。',
    TIE_LOG_IN_AGAIN:
      'この会社では2段階認証が必要です。いったんログアウトして再度ログインし、{{0}}分以内に会社を切り替えて設定してください。',
    LOGIN_ELSEWHERE: 'この人はほかの会社のアカウントでログインしています。その会社で変更してください。',
  },
  fields: {
    askedLoginId: '代表会社のログインID',
  },
};
