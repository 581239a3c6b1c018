import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  SUBORG: {
    words: '分支机构, 分公司, 办事处, 工厂',
  },
};
