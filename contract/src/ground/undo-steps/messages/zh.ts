import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    UNDO_OVER: '此更改已无法撤销：可能已经撤销过，或已超过可撤销的时间。',
  },
};
