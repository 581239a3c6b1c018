import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  COMPSTRC: {
    words: '子公司, 集團, 母公司, 關係企業',
  },
};
