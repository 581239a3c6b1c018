import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  SUBORG: {
    words: '사업장, 지사, 지점, 공장',
  },
};
