import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  COMPSTRC: {
    words: '子公司, 集团, 母公司, 关联公司',
  },
};
