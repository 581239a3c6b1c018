import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  APPROVAL_FORM: {
    words: '결재 양식, 기안 양식, 지출결의서, 휴가 신청서, 서식, 항목',
  },
};
