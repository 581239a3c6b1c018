import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: 'アクセスポリシー',
  lead: 'メンバーのサインインを維持する時間を決め、現在のサインイン状況を確認します。',
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
  list: {
    title: 'サインイン状況',
    text: '現在サインインしているメンバーと端末です。終了するとそのブラウザーはすぐにサインアウトされます。',
    search: '名前またはID',
    person: 'メンバー',
    device: '端末',
    unknownDevice: '不明な端末',
    opened: 'サインイン',
    seen: '最終利用',
    action: '終了',
    current: 'このブラウザー',
    end: 'セッションを終了',
    endOf: '{{name}}さんの{{device}}のセッションを終了',
    endAsk: '{{name}}さんを{{device}}でサインアウトしますか？',
    endAll: '全員をサインアウト',
    endAllAsk: '自分以外の全員をサインアウトしますか？続けるには再度サインインが必要です。',
    ended: '{{count}}件のセッションを終了しました。',
    nobody: '該当するセッションはありません',
    more: 'さらに表示',
  },
};
