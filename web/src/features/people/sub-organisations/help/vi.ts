import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  SUBORG: {
    words: 'chi nhánh, văn phòng, nhà máy',
  },
};
