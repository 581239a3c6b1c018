import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  MAILDOMAIN: {
    words: '網域, DNS, TXT, 公司信箱, 驗證網域',
  },
};
