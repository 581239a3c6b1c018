import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  MENU: {
    words: '门户菜单, 导航',
  },
};
