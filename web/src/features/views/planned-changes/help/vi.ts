import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  PLAN: {
    words: 'lên lịch, ngày hiệu lực, bổ nhiệm, lịch',
  },
};
