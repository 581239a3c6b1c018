import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: 'メニュー',
  lead: 'ポータルのナビゲーションにこの順で表示されます。',
  add: 'メニューを追加',
  addGroup: 'グループを追加',
  plainMenus: '一般メニュー',
  groups: 'メニューグループ',
  full: 'すでに{{limit}}件あります。先に1件削除してください。',
  empty: 'メニューはまだありません',
  emptyText: '社内システムや申請書など、全員が使うリンクを追加しましょう。',
  hidden: '非表示',
  targets: {
    newWindow: '新しいウィンドウ',
    newTab: '新しいタブ',
  },
  urlHelp:
    'https://、http://、または / で始まる{{max}}文字以内のアドレスです。それより長いアドレスはクイックリンクに登録できます。',
  suggested: {
    label: 'よく使われるメニュー',
    offices: '官公庁サイト',
    pages: 'サービスの基本ページ',
    note: '新しいタブで開き、全員に表示されます。',
  },
  languages: '表示する言語',
  languagesHelp: 'ほかの言語を使うメンバーには表示されません。繁体字中国語は中国語、ベトナム語は英語として扱います。',
  countries: '表示する居住国',
  countriesHelp: 'すべて選ぶと、居住国に関係なく表示されます。',
  fullScreen: '全画面で開く',
  fullScreenHelp: '画面と同じ大きさの新しいウィンドウで開きます。',
  isActive: 'メンバーに表示する',
  isActiveHelp: '外すとメニューは残りますが、表示されません。',
  pick: 'ページを選択',
  pickedAll: '{{max}}件選択済みです',
  pickHelp: '会社のメニュー、掲示板、サービスのページから1〜{{max}}件選びます。',
  unpick: '{{name}}を外す',
  saved: '{{name}}を保存しました。',
  save: '保存',
  delete: '削除',
  deleted: '{{name}}を削除しました。',
};
