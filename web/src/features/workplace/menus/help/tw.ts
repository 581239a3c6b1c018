import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  MENU: {
    words: '入口網站選單, 導覽',
  },
};
