import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  DISPATCH: {
    words: 'biệt phái, nhân viên biệt phái, khách, công ty khác',
  },
};
