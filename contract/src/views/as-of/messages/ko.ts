import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    AS_OF_DAY: '{{0}}부터 {{1}}까지의 날짜를 선택해 주세요.',
  },
};
