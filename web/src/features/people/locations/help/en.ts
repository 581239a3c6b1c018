import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  LOCATION: {
    words: 'office, buildings, floors, seats, desks, floor plan, map',
  },
};
