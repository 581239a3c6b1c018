import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  ANNIV: {
    words: 'public holidays, days off, founding day, calendar, birthdays',
  },
};
