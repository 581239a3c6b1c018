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
  save: '保存',
};
