import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  operations: {
    'act-on-employees': '成員批次變更準備',
  },
};
