import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: '2段階認証',
  submit: '続ける',
  endedTitle: 'もう一度ログインしてください',
  denied: '確認待ちのログインがないか、有効時間が過ぎました。',
  logIn: 'ログインへ',
  loading: '2段階認証の設定を読み込んでいます',
  back: 'ログインに戻る',
  lost: {
    title: '端末も復旧コードもなくされましたか？',
    text: '会社の管理者に2段階認証のリセットを依頼してください。',
    operator:
      '会社でただ一人の管理者や運営者の場合は、サーバーの担当者が運用ガイド（docs/operation）のコマンドでリセットします。',
  },
  retry: '再試行',
  code: 'アプリのコード',
  recoveryCode: '復旧コード',
  setUp: {
    title: '2段階認証の設定',
    lead: 'このアカウントでは2段階認証が必須です。続けるには1つ選んでください。後でマイアカウントから変更できます。',
    back: '戻る',
  },
  passkey: {
    use: 'パスキーを使う',
    notUsed: 'パスキーが使用されませんでした。もう一度試すか、別の方法を選んでください。',
  },
  trust: 'この端末では{{days}}日間、2段階認証を省略する',
  lead: {
    passkey: '指紋、顔、端末のPIN、またはセキュリティキーで確認してください。',
    app: '認証アプリに表示されたコードを入力してください。',
    recoveryCode: '保管した復旧コードを1つ入力してください。各コードは1回だけ使えます。',
  },
  instead: {
    passkey: 'パスキーを使う',
    app: '認証アプリを使う',
    recoveryCode: '復旧コードを使う',
  },
};
