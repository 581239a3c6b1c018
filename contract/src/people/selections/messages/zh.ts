import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  operations: {
    'act-on-employees': '成员批量变更准备',
  },
};
