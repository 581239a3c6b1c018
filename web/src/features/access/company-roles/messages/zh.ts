import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: '角色',
  lead: '将权限组合成公司自己的角色，一次授予。更改角色后，对所有拥有者立即生效。',
  add: '添加角色',
  full: '已有 {{limit}} 个，请先删除一个。',
  empty: '还没有公司自己的角色',
  emptyText: '内置角色请在“管理员”中授予。',
  saved: '已保存{{name}}。',
  save: '保存',
  delete: '删除',
  deleted: '已删除{{name}}。',
  holdersTitle: '人数',
  holders: '{{count}} 人',
  view: '可查看',
  modify: '可更改',
};
