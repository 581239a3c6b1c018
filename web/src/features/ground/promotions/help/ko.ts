import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  OPENCODE: {
    words: '인증키, 등록 코드, 오픈코드, 쿠폰',
  },
};
