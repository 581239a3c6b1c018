import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  PLAN: {
    words: '排程, 生效日期, 人事異動, 行事曆',
  },
};
