import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  MENU: {
    words: '포털 메뉴, 상단 메뉴, 내비게이션',
  },
};
