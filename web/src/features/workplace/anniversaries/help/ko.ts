import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  ANNIV: {
    words: '공휴일, 휴일, 창립기념일, 달력, 생일',
  },
};
