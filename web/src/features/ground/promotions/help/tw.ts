import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  OPENCODE: {
    words: '認證金鑰, 註冊碼, 優惠碼',
  },
};
