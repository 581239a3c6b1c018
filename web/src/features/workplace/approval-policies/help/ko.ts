import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  APPROVAL: {
    words: '결재, 기안, 결재선, 결재 규칙, 전결, 지출결의, 휴가 신청',
  },
};
