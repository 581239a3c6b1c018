import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  MAILDOMAIN: {
    words: '도메인, DNS, TXT, 회사 메일 주소, 도메인 인증',
  },
};
