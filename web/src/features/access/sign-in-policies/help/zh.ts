import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  ACCESS: {
    words: 'IP, 网络, 限制登录, 允许列表, 时间',
  },
};
