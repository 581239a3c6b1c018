import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  QUICKLINK: {
    words: '連結, 書籤, 外部網站',
  },
};
