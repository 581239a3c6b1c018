import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: '新条目',
  lead: '公司使用的条目。',
  add: '添加条目',
  full: '已有 {{limit}} 个，请先删除一个。',
  empty: '还没有条目',
  emptyText: '请添加第一个条目。',
  saved: '已保存{{name}}。',
  save: '保存',
  delete: '删除',
  deleted: '已删除{{name}}。',
};
