import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  IDREQUEST: {
    words: '아이디 변경, 계정 변경, 로그인 아이디, 개명, 도메인 변경',
    what: '누가 어떤 아이디로 바꾸려 하는지 보고 결정하는 곳입니다.',
    doings: [
      '신청한 아이디는 그 순간부터 다른 사람이 쓸 수 없습니다.',
      '승인하면 본인이 마지막으로 확인해야 아이디가 바뀝니다. 반려할 때는 사유를 적습니다.',
      '바뀐 뒤에도 이전 아이디로 정해진 기간 동안 로그인할 수 있고, 그동안은 되돌릴 수 있습니다.',
    ],
  },
};
