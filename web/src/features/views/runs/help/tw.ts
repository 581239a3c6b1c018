import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  RUN: {
    words: '工作, 進度, 復原, 結果, 批次',
  },
};
