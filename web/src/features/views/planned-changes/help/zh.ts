import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  PLAN: {
    words: '定时, 生效日期, 人事任命, 日历',
  },
};
