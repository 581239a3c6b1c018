import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: '新しい項目',
  lead: '会社で使用する項目です。',
  add: '項目を追加',
  full: 'すでに{{limit}}件あります。先に1件削除してください。',
  empty: '項目はまだありません',
  emptyText: '最初の項目を追加してください。',
  saved: '{{name}}を保存しました。',
  save: '保存',
  delete: '削除',
  deleted: '{{name}}を削除しました。',
};
