import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  boards: {
    topMenus: {
      home: '홈',
      boards: '게시판',
    },
  },
};
