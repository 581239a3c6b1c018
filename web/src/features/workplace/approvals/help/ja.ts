import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  APPROVAL_SETTINGS: {
    words: '決裁, 稟議, 承認ルート, 経費, 休暇申請, 承認後に実行, 二重承認',
  },
};
