import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  ANNIV: {
    words: '祝日, 休日, 創立記念日, カレンダー, 誕生日',
  },
};
