import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: '审批设置',
  lead: '整个公司的文档审批方式。',
  byDefault: '正在使用默认值。',
  changedAt: '上次保存：{{date}}',
  documents: '文档',
  lines: '审批流程',
  standard: '默认值：{{value}}',
  standardOrNone: '默认值：{{value}}（0 表示不单独限制）',
  owners: {
    company: '公司',
    department: '部门',
  },
  takeDefaults: '填入默认值',
  saved: '已保存审批设置。',
  waiting: {
    title_one: '有 {{number}} 个申请待您审批',
    title_other: '有 {{number}} 个申请待您审批',
    text: '可在门户的“审批”中处理。',
  },
  held: {
    title: '需要审批的操作',
    lead: '所选操作不会立即执行，须按策略由他人批准后执行。申请人不能批准自己的申请。',
    atOnce: '立即执行',
    saved: '已保存。',
    representative: '已设为需要审批的操作，只有代表管理员可以更改。',
    noPolicy: '请先添加审批策略。',
    kinds: {
      retire: '成员离职处理',
      grant: '授予角色和权限',
      export: '导出成员列表',
      import: '应用导入文件',
      deleteDepartment: '删除部门',
    },
  },
  save: '保存',
};
