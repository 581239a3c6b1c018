import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  SUBORG: {
    words: 'sites, branches, offices, plants',
  },
};
