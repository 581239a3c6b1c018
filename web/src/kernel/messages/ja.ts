import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  notFound: {
    title: 'ページが見つかりません',
    text: 'アドレスが正しくないか、ページが移動または削除された可能性があります。',
    home: '最初の画面へ',
  },
  noCookies:
    'ブラウザで Cookie がブロックされているため、ログインや登録ができません。このサイトの Cookie を許可してから、もう一度お試しください。',
  failed: {
    title: 'ページを表示できません',
    code: 'エラーコード',
    copy: 'コピー',
    retry: '再試行',
    home: '最初の画面へ',
  },
  errorPage: {
    title: '問題が発生しました',
    text: 'ページを読み込めませんでした。最初の画面に戻り、しばらくしてからもう一度お試しください。',
  },
  unavailable: {
    title: 'この機能は利用できません',
    text: '現在この機能は提供されていません。管理者に問い合わせるか、後ほどご利用ください。',
    back: '前の画面に戻る',
  },
  terms: {
    inEnglish: 'この言語の規約がないため、英語で表示しています。',
  },
  code: {
    timeLeft: '残り時間',
    at60: '認証コードの入力時間は残り1分です。',
    at30: '認証コードの入力時間は残り30秒です。',
    at0: '認証コードの入力時間が過ぎました。',
    help: 'すべて入力すると、すぐに確認されます。',
    check: '確認',
    resend: '再送信',
    wait: '認証コードは、前回の送信から1分後に再送信できます。',
    waitSeconds: '{{seconds}}秒後に再送信できます。',
  },
  entrance: {
    loggedIn: '{{name}}さんとしてログインしています。',
    goOn: '続ける',
    logIn: 'ログイン',
    setUp: '会社の設定をはじめる',
    portal: 'ポータルへ',
  },
};
