import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  PLAN: {
    words: '예약, 발령, 인사 발령, 예정일, 예약 퇴사, 캘린더',
  },
};
