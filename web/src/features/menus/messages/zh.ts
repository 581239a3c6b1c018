import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: '菜单',
  lead: '员工在门户导航中按此顺序看到的内容。',
  add: '添加菜单',
  addGroup: '添加菜单组',
  plainMenus: '普通菜单',
  groups: '菜单组',
  full: '已有 {{limit}} 个，请先删除一个。',
  empty: '还没有菜单',
  emptyText: '添加大家都需要的链接，例如内部网站或申请表。',
  hidden: '已隐藏',
  targets: {
    newWindow: '新窗口',
    newTab: '新标签页',
  },
  urlHelp: '以 https://、http:// 或 / 开头，最多 {{max}} 个字符。更长的地址可以添加到快捷链接。',
  isActive: '向员工显示',
  isActiveHelp: '取消后菜单会保留，但不显示。',
  pick: '选择页面',
  pickedAll: '已选满 {{max}} 个',
  pickHelp: '从公司菜单、公告板和系统页面中选择 1 到 {{max}} 个。',
  unpick: '移除 {{name}}',
  saved: '已保存{{name}}。',
  save: '保存',
  delete: '删除',
  deleted: '已删除{{name}}。',
};
