import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  RANK: {
    words: 'job titles, grades, promotion, positions, security grades, clearance',
  },
};
