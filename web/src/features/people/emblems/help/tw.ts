import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  EMBLEM: {
    words: '徽章, 表揚, 獎項',
  },
};
