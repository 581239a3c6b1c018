import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  operations: {
    'act-on-employees': 'メンバーの一括変更の準備',
  },
};
