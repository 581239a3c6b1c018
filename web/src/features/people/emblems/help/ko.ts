import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  EMBLEM: {
    words: '뱃지, 배지, 표창, 수상, 우수 사원, 훈장',
  },
};
