import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  fields: {
    gradeName: '等级名称',
    englishGradeName: '等级英文名称',
  },
  operations: {
    'name-security-grade': '更改安全等级名称',
  },
};
