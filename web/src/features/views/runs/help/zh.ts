import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  RUN: {
    words: '任务, 进度, 撤销, 结果, 批量',
  },
};
