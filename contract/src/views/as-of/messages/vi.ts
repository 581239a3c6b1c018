import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    AS_OF_DAY: 'Hãy chọn một ngày từ {{0}} đến {{1}}.',
  },
};
