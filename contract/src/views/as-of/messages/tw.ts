import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    AS_OF_DAY: '請選擇 {{0}} 到 {{1}} 之間的日期。',
  },
};
