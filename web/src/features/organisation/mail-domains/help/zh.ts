import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  MAILDOMAIN: {
    words: '域名, DNS, TXT, 公司邮箱, 验证域名',
  },
};
