import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: '分支机构',
  lead: '工厂、分公司等公司内的组织，关联服务通过代码加以区分。',
  add: '添加分支机构',
  full: '已有 {{limit}} 个，请先删除一个。',
  empty: '还没有分支机构',
  emptyText: '请添加服务需要区分的组织。',
  codeHelp: '{{min}} 到 {{max}} 个字母或数字。代码之后无法更改。',
  saved: '已保存{{name}}。',
  save: '保存',
  delete: '删除',
  deleted: '已删除{{name}}。',
  departments: {
    title: '所属部门',
    text: '这些部门及其下级部门的成员属于此分支机构。',
    take: '移除',
    takeOne: '移除{{name}}',
    add: '添加部门',
    choose: '请先选择部门。',
    placed: '已添加部门。',
    taken: '已移除部门。',
  },
  people: {
    title: '单独成员',
    text: '无论所属部门在哪里，这些成员都属于此分支机构。',
    take: '移出',
    takeOne: '移出{{name}}',
    add: '添加成员',
    choose: '请先选择成员。',
    placed: '已添加成员。',
    taken: '已移出成员。',
  },
};
