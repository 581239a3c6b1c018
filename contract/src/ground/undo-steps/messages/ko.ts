import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    UNDO_OVER: '이 변경은 더 이상 되돌릴 수 없습니다. 이미 되돌렸거나 되돌릴 수 있는 시간이 지났습니다.',
  },
};
