import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: '允许时段',
  lead: '为权限生效的时段命名（如工作日 9–18 点），可用于任意权限。',
  add: '添加时段',
  full: '已有 {{limit}} 个，请先删除一个。',
  empty: '还没有时段',
  emptyText: '未设置时段的权限随时有效。',
  saved: '已保存{{name}}。',
  save: '保存',
  delete: '删除',
  deleted: '已删除{{name}}。',
  state: '现在',
  open: '时段内',
  closed: '时段外',
  grantsTitle: '权限',
  grants: '{{count}} 项',
  zoneHelp: '时区名称（如 Asia/Seoul）或 GMT+9 形式',
  daysOffHelp: '法定节假日和标记为休息日的公司纪念日，权限不生效。',
  closesOnDaysOff: '休息日除外',
  nextDaysOff: '接下来的休息日：{{days}}',
  calendar: '查看纪念日',
  fromOf: '{{day}}开始',
  toOf: '{{day}}结束',
};
