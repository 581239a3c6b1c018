import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  EMBLEM: {
    words: 'huy hiệu, khen thưởng, giải thưởng',
  },
};
