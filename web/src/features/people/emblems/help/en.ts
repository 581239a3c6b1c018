import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  EMBLEM: {
    words: 'badges, awards, recognition, employee of the month',
  },
};
