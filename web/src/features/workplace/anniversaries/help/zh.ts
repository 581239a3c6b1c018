import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  ANNIV: {
    words: '公共假日, 休息日, 成立纪念日, 日历, 生日',
  },
};
