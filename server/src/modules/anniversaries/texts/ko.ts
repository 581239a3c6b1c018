import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';
export const ko: Translated<typeof en> = {
  anniversaries: {
    holiday: '휴일',
    lunar: '음력 {{month}}월 {{day}}일',
    lunarLeap: '음력 윤{{month}}월 {{day}}일',
  },
};
