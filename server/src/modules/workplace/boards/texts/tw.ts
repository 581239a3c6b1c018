import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  boards: {
    topMenus: {
      home: '首頁',
      boards: '公告板',
    },
  },
};
