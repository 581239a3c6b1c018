import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  SUBORG: {
    words: '據點, 分公司, 辦事處, 工廠',
  },
};
