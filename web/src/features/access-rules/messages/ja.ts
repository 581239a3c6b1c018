import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: 'アクセスポリシー',
  lead: 'メンバーのログインを維持する時間と許可するネットワークを決め、現在のログイン状況を確認します。',
  save: '保存',
  sessions: {
    title: 'ログインの保持',
    text: '会社のすべてのメンバーに適用されます。時間を短くすると、ログイン中のメンバーにもすぐに適用されます。',
    stayHelp:
      'ログイン時に「ログイン状態を保持」を選んだメンバーは、ブラウザを閉じても以下の時間までログインしたままになります。',
    stayNotOffered: 'サービス運営者が無効にしているため、ログイン画面には表示されません。',
    administrators: '管理者は最長{{longest}}です。',
    saved: 'ログイン保持のルールを保存しました。',
  },
  networks: {
    title: '許可するネットワーク',
    text: 'メンバーは、ここに入力したネットワークからのみログインして利用できます。空欄にすると、どこからでも利用できます。',
    help: 'IPv4またはIPv6のアドレスかネットワークを1行に1つずつ、最大{{max}}行まで入力します。例：203.0.113.0/24',
    own: '現在のIPアドレスは{{address}}です。',
    addOwn: '自分のアドレスを追加',
    saved: '許可するネットワークを保存しました。',
    line: '{{number}}行目（{{text}}）：',
    moreLines: 'ほか{{count}}行',
  },
  list: {
    title: 'ログイン状況',
    text: '現在ログインしているメンバーと端末です。終了するとそのブラウザーはすぐにログアウトされます。',
    search: '名前またはID',
    person: 'メンバー',
    device: '端末',
    unknownDevice: '不明な端末',
    opened: 'ログイン',
    seen: '最終利用',
    action: '終了',
    current: 'このブラウザー',
    end: 'セッションを終了',
    endOf: '{{name}}さんの{{device}}のセッションを終了',
    endAsk: '{{name}}さんを{{device}}でログアウトしますか？',
    endAll: '全員をログアウト',
    endAllAsk: '自分以外の全員をログアウトしますか？続けるには再度ログインが必要です。',
    ended: '{{count}}件のセッションを終了しました。',
    nobody: '該当するセッションはありません',
    more: 'さらに表示',
  },
};
