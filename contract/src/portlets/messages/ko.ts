import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    PORTLET_EXISTS: '이 게시판의 포틀릿이 이미 있습니다.',
  },
};
