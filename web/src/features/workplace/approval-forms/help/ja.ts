import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  APPROVAL_FORM: {
    words: '申請フォーム, 稟議書, 経費精算, 休暇届, 書式, 項目',
  },
};
