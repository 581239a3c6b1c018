import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  RUN: {
    words: '작업, 진행 상황, 되돌리기, 결과, 대량 처리',
  },
};
