import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  COMPSTRC: {
    words: 'subsidiaries, affiliates, holding, parent company',
  },
};
