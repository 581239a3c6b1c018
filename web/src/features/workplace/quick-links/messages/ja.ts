import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: 'クイックリンク',
  lead: 'ポータルのホームからすぐ開けるリンクで、この順に表示されます。',
  add: 'クイックリンクを追加',
  full: 'すでに{{limit}}件あります。先に1件削除してください。',
  empty: 'クイックリンクはまだありません',
  emptyText: '毎日開くページを追加しましょう。',
  targets: {
    newWindow: '新しいウィンドウ',
    newTab: '新しいタブ',
  },
  urlHelp: 'https://、http://、または / で始まる{{max}}文字以内のアドレスです。',
  iconHelp: '画像がないときに表示されます。',
  icons: {
    link: 'リンク',
    mail: 'メール',
    calendar: 'カレンダー',
    people: 'メンバー',
    board: '掲示板',
    approval: '決裁',
    help: 'ヘルプ',
  },
  pictureHelp: '{{max}}KB以下のPNG、JPEG、WebP、GIFです。',
  choosePicture: '画像を選択',
  noPicture: '画像を外す',
  saved: '{{name}}を保存しました。',
  save: '保存',
  delete: '削除',
  deleted: '{{name}}を削除しました。',
};
