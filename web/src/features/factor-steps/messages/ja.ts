import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: '2段階認証',
  submit: '続ける',
  endedTitle: 'もう一度ログインしてください',
  denied: '確認待ちのログインがないか、有効時間が過ぎました。',
  logIn: 'ログインへ',
  loading: '2段階認証の設定を読み込んでいます',
  retry: '再試行',
  code: 'アプリのコード',
  recoveryCode: '復旧コード',
  lead: {
    app: '認証アプリに表示されたコードを入力してください。',
    recoveryCode: '保管した復旧コードを1つ入力してください。各コードは1回だけ使えます。',
  },
  instead: {
    app: '認証アプリを使う',
    recoveryCode: 'スマートフォンが手元にない場合は復旧コードを使う',
  },
};
