import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  fields: {
    gradeName: '等級名稱',
    englishGradeName: '等級英文名稱',
  },
  operations: {
    'name-security-grade': '變更安全等級名稱',
  },
};
