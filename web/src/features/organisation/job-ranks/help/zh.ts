import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  RANK: {
    words: '职级, 职务, 晋升, 头衔, 安全等级',
  },
};
