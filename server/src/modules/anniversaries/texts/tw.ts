import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';
export const tw: Translated<typeof en> = {
  anniversaries: {
    holiday: '假日',
    lunar: '農曆{{month}}月{{day}}日',
    lunarLeap: '農曆閏{{month}}月{{day}}日',
  },
};
