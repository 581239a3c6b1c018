import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  ITEM_CATEGORY: {
    words: 'labels, tags, groups, classification',
  },
};
