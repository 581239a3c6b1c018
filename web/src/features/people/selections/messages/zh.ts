import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  acts: {
    moveEmployees: '调动',
    setJobRank: '职级',
    setJobTitle: '职务',
    retireEmployees: '办理离职',
    suspendEmployees: '停用访问',
  },
  many: {
    moveEmployees_one: '调动 {{number}} 名成员',
    moveEmployees_other: '调动 {{number}} 名成员',
    setJobRank_one: '更改 {{number}} 名成员的{{list}}',
    setJobRank_other: '更改 {{number}} 名成员的{{list}}',
    setJobTitle_one: '更改 {{number}} 名成员的{{list}}',
    setJobTitle_other: '更改 {{number}} 名成员的{{list}}',
    retireEmployees_one: '为 {{number}} 名成员办理离职',
    retireEmployees_other: '为 {{number}} 名成员办理离职',
    suspendEmployees_one: '停用 {{number}} 名成员的访问',
    suspendEmployees_other: '停用 {{number}} 名成员的访问',
  },
  one: {
    moveEmployees: '计划调动 {{name}}',
    setJobRank: '计划更改 {{name}} 的{{list}}',
    setJobTitle: '计划更改 {{name}} 的{{list}}',
  },
  value: {
    department: '新部门',
    rank: '新{{list}}',
    title: '新{{list}}',
    choose: '请选择',
    none: '无（取消）',
  },
  when: {
    label: '时间',
    now: '立即',
    nowText: '确认后立即执行',
    dated: '指定日期',
    datedText: '按公司时区在当天 0 点生效',
    day: '日期',
    note: '备注',
    noteHelp: '与计划变更一起显示。',
  },
  about: {
    retireEmployees: '遗留事项由各自推荐的人接手。有事项没有推荐人的成员不会办理离职，请逐一处理。',
    suspendEmployees: '将从所有设备退出，在停用结束前无法登录。在职状态、部门和角色保持不变。',
  },
  check: '检查',
  checkHelp: '目前不会有任何更改。下一步可以查看每名成员的变更。',
};
