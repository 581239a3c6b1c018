import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: '許可時間帯',
  lead: '平日9〜18時のように権限が有効な時間帯に名前を付け、どの権限にも使えます。',
  add: '時間帯を追加',
  full: 'すでに{{limit}}件あります。先に1件削除してください。',
  empty: '時間帯はまだありません',
  emptyText: '時間帯のない権限はいつでも使えます。',
  saved: '{{name}}を保存しました。',
  save: '保存',
  delete: '削除',
  deleted: '{{name}}を削除しました。',
  state: '現在',
  open: '時間内',
  closed: '時間外',
  grantsTitle: '権限',
  grants: '{{count}}件',
  zoneHelp: 'Asia/Seoulのような名前、またはGMT+9の形式',
  daysOffHelp: '祝日と、休日に設定した会社の記念日には、権限が適用されません。',
  closesOnDaysOff: '休業日を除く',
  nextDaysOff: '次の休業日: {{days}}',
  calendar: '記念日を開く',
  fromOf: '{{day}}の開始',
  toOf: '{{day}}の終了',
};
