import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  APPROVAL_FORM: {
    words: '簽核表單, 報銷單, 請假單, 範本, 欄位',
  },
};
