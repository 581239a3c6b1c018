import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  QUICKLINK: {
    words: 'links, bookmarks, external sites',
  },
};
