import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  IDREQUEST: {
    words: '아이디 변경, 계정 변경, 로그인 아이디, 개명, 도메인 변경',
  },
};
