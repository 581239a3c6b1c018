import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  DISPATCH: {
    words: 'secondment, seconded staff, guests, other company',
  },
};
