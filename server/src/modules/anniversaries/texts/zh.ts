import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';
export const zh: Translated<typeof en> = {
  anniversaries: {
    holiday: '休息日',
    lunar: '农历{{month}}月{{day}}日',
    lunarLeap: '农历闰{{month}}月{{day}}日',
  },
};
