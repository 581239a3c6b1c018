import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '簽核設定',
  lead: '整個公司的文件簽核方式。',
  byDefault: '目前使用預設值。',
  changedAt: '上次儲存：{{date}}',
  documents: '文件',
  lines: '簽核流程',
  standard: '預設值：{{value}}',
  standardOrNone: '預設值：{{value}}（0 表示不另設上限）',
  owners: {
    company: '公司',
    department: '部門',
  },
  takeDefaults: '填入預設值',
  saved: '已儲存簽核設定。',
  save: '儲存',
};
