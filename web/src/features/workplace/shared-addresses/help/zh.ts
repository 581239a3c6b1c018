import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  SHAREDADDRESS: {
    words: '群组邮箱, 邮件列表, 别名, 分发列表',
  },
};
