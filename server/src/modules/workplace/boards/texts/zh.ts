import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  boards: {
    topMenus: {
      home: '首页',
      boards: '公告板',
    },
  },
};
