import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  boards: {
    topMenus: {
      home: 'Trang chủ',
      boards: 'Bảng tin',
    },
  },
};
