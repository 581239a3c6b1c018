import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  APPROVAL: {
    words: 'phê duyệt, đề nghị, quy trình duyệt, quy tắc, chi phí, xin nghỉ',
  },
};
