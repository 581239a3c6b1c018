import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '允許時段',
  lead: '為權限生效的時段命名（如平日 9–18 點），可用於任何權限。',
  add: '新增時段',
  full: '已有 {{limit}} 個，請先刪除一個。',
  empty: '尚無時段',
  emptyText: '未設定時段的權限隨時有效。',
  saved: '已儲存{{name}}。',
  save: '儲存',
  delete: '刪除',
  deleted: '已刪除{{name}}。',
  state: '現在',
  open: '時段內',
  closed: '時段外',
  grantsTitle: '權限',
  grants: '{{count}} 項',
  zoneHelp: '時區名稱（如 Asia/Seoul）或 GMT+9 形式',
  daysOffHelp: '國定假日以及標示為假日的公司紀念日，權限不生效。',
  closesOnDaysOff: '休假日除外',
  nextDaysOff: '接下來的休假日：{{days}}',
  calendar: '檢視紀念日',
  fromOf: '{{day}}開始',
  toOf: '{{day}}結束',
};
