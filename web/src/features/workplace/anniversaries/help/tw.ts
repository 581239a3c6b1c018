import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  ANNIV: {
    words: '國定假日, 休假日, 成立紀念日, 行事曆, 生日',
  },
};
