import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';
export const vi: Translated<typeof en> = {
  anniversaries: {
    holiday: 'Ngày nghỉ',
    lunar: 'Âm lịch: ngày {{day}} tháng {{month}}',
    lunarLeap: 'Âm lịch: ngày {{day}} tháng {{month}} nhuận',
  },
};
