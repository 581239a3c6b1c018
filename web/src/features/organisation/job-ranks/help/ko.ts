import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  RANK: {
    words: '직위, 승진, 대리, 과장, 부장, 호칭, 보안 등급, 열람 등급',
  },
};
