import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  APPROVAL_SETTINGS: {
    words: '簽核, 申請, 簽核流程, 費用, 請假, 雙人簽核, 簽核後執行',
  },
};
