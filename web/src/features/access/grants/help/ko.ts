import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  GRANT: {
    words: '권한, 역할, 권한 위임, 관리 범위, 기간, 접근 시간, 부서 관리자, 휴무일, 공휴일, 허용 시간',
  },
};
