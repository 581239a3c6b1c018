import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  DISPATCH: {
    words: '出向, 派遣, 出向者, 他社',
  },
};
