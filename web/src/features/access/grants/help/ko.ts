import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  GRANT: {
    words: '권한, 역할, 권한 위임, 관리 범위, 기간, 접근 시간, 부서 관리자',
  },
};
