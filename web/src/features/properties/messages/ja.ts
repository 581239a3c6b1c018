import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: 'プラットフォーム設定',
  contents: '目次',
  groups: {
    platform: '基本',
    services: '接続サービス',
    mail: 'メールドメイン',
    logIn: 'ログインとパスワード',
    codes: '認証番号',
    signUp: '新規登録',
    invitations: '招待',
    recovery: 'パスワードの再設定',
    accounts: 'アカウントと会社',
  },
  choices: {
    spec: '標準：英字・数字・記号を含む8～12文字',
    legacy: '旧システム：6～12文字',
    strict: '厳格：15文字以上のパスフレーズ',
    optional: '各自の選択',
    strictCompanies: '厳格なパスワードルールの会社のユーザー',
    everybody: 'すべてのユーザー',
    byProfile: 'パスワードルールに従う：「厳格」のみ6言語の文字',
    all: '常に6言語の文字',
  },
  default: '初期値：{{value}}',
  nothing: 'なし',
  onePerLine: '1行に1つずつ入力してください。',
  save: '保存',
  undo: '元に戻す',
  saved: '保存しました。',
  closing: {
    title: '新規登録を停止',
    text: '再開するまで、誰も新規登録できなくなります。既存のアカウントには影響しません。',
  },
  loading: '設定を読み込んでいます…',
  retry: '再試行',
};
