import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  ROLE: {
    words: '관리자 추가, 역할, 권한 부여, 운영자, 위임, 대표 관리자',
    what: '누가 무엇을 관리할 수 있는지 정하는 곳입니다.',
    doings: [
      '관리자를 추가하고 맡길 범위를 고릅니다.',
      '대표 관리자는 언제나 한 사람이 남아 있어야 합니다.',
      '권한을 주고 거둔 기록은 감사 로그에 남습니다.',
      '서비스 데스크는 구성원 정보를 조회하기 전에 문의 번호를 입력하며, 번호는 감사 로그에 남습니다.',
    ],
  },
};
