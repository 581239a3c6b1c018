import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  QUICKLINK: {
    words: '链接, 收藏, 外部网站',
  },
};
