import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  RANK: {
    words: '役職, 等級, 昇進, 肩書, セキュリティ等級',
  },
};
