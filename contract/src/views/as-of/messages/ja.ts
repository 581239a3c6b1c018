import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    AS_OF_DAY: '{{0}}から{{1}}までの日付を選択してください。',
  },
};
