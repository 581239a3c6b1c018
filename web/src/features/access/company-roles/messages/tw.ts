import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '新項目',
  lead: '公司使用的項目。',
  add: '新增項目',
  full: '已有 {{limit}} 個，請先刪除一個。',
  empty: '尚無項目',
  emptyText: '請新增第一個項目。',
  saved: '已儲存{{name}}。',
  save: '儲存',
  delete: '刪除',
  deleted: '已刪除{{name}}。',
};
