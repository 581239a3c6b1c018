import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  RANK: {
    words: '職級, 職稱, 晉升, 頭銜, 安全等級',
  },
};
