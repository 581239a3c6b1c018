import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    AS_OF_DAY: '请选择{{0}}至{{1}}之间的日期。',
  },
};
