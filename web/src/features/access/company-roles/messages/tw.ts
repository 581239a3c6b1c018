import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '角色',
  lead: '將權限組合成公司自己的角色，一次授予。變更角色後，對所有擁有者立即生效。',
  add: '新增角色',
  full: '已有 {{limit}} 個，請先刪除一個。',
  empty: '尚無公司自己的角色',
  emptyText: '內建角色請在「管理員」中授予。',
  saved: '已儲存{{name}}。',
  save: '儲存',
  delete: '刪除',
  deleted: '已刪除{{name}}。',
  holdersTitle: '人數',
  holders: '{{count}} 人',
  view: '可檢視',
  modify: '可變更',
};
