import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  QUICKLINK: {
    words: '링크, 즐겨찾기, 외부 사이트',
  },
};
