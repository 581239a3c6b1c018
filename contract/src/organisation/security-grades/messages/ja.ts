import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  fields: {
    gradeName: '等級の名前',
    englishGradeName: '等級の英語名',
  },
  operations: {
    'name-security-grade': 'セキュリティ等級の名前の変更',
  },
};
