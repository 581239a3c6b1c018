import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';
export const ja: Translated<typeof en> = {
  anniversaries: {
    holiday: '休日',
    lunar: '旧暦{{month}}月{{day}}日',
    lunarLeap: '旧暦閏{{month}}月{{day}}日',
  },
};
