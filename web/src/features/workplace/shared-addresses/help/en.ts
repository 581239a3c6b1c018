import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  SHAREDADDRESS: {
    words: 'group mail, mailing list, distribution list, alias, info@',
  },
};
