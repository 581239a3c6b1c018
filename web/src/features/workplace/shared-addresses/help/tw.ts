import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  SHAREDADDRESS: {
    words: '群組信箱, 郵寄清單, 別名, 通訊群組',
  },
};
