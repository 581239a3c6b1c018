import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: '役割',
  lead: '権限をまとめて会社独自の役割を作り、一度に付与できます。変更は役割を持つ全員にすぐ適用されます。',
  add: '役割を追加',
  full: 'すでに{{limit}}件あります。先に1件削除してください。',
  empty: '会社独自の役割はまだありません',
  emptyText: '標準の役割は「管理者」で付与します。',
  saved: '{{name}}を保存しました。',
  save: '保存',
  delete: '削除',
  deleted: '{{name}}を削除しました。',
  holdersTitle: '人数',
  holders: '{{count}}人',
  view: '閲覧できるもの',
  modify: '変更できるもの',
};
