import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    PORTLET_EXISTS: '이 게시판의 카드가 이미 홈에 있습니다.',
  },
};
