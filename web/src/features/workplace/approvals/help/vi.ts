import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  APPROVAL_SETTINGS: {
    words: 'phê duyệt, đề nghị, quy trình duyệt, chi phí, xin nghỉ, hai người duyệt',
  },
};
