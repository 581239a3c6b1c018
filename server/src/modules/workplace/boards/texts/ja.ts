import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  boards: {
    topMenus: {
      home: 'ホーム',
      boards: '掲示板',
    },
  },
};
