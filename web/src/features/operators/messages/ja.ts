import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  setup: {
    title: '運営者の設定',
    lead: '運営者は、プラットフォームの設定、プロモーションコード、規約を管理します。',
    tokenHelp: 'サーバーの起動時に表示されたトークンです。1時間以内に1回だけ使用できます。',
    loginIdHelp: 'ログインに使うメールアドレスです。',
    rules: 'パスワードのルール',
    submit: '設定する',
    done: '運営者の設定が完了しました',
    doneText: 'メールアドレスと新しいパスワードでログインしてください。',
    closed: '運営者は設定済みです',
    closedText: 'このプラットフォームにはすでに運営者がいます。運営者の方はご自分のIDでログインしてください。',
    loading: '設定の状態を確認しています',
    logIn: 'ログイン',
  },
};
