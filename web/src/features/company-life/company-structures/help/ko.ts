import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  COMPSTRC: {
    words: '계열사, 그룹사, 모회사, 자회사, 지주',
  },
};
