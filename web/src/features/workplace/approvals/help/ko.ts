import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  APPROVAL_SETTINGS: {
    words: '결재, 기안, 결재선, 품의, 지출결의, 휴가 신청, 승인 후 실행, 권한 부여 승인, 퇴사 승인',
  },
};
