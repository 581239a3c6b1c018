import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  LOCATION: {
    words: 'オフィス, 建物, フロア, 座席, 座席表, 図面, 地図',
  },
};
