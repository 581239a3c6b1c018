import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  DISPATCH: {
    words: '外派, 借調, 訪客, 其他公司',
  },
};
