import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  operations: {
    'act-on-employees': '구성원 일괄 변경 준비',
  },
};
