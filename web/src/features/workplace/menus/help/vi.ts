import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  MENU: {
    words: 'menu cổng thông tin, điều hướng',
  },
};
