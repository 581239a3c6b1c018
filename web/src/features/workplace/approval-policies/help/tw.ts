import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  APPROVAL: {
    words: '簽核, 申請, 簽核流程, 規則, 費用, 請假',
  },
};
