import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  PORTLET: {
    words: '홈 화면, 위젯, 포틀릿, 카드, 배치',
    what: '모두가 보는 포털 홈의 구성을 정하는 곳입니다.',
    doings: [
      '홈에서 ‘홈 편집’을 누르면 보면서 배치할 수 있습니다.',
      '게시판의 새 글, 결재할 문서, 기념일, 바로가기를 골라 넣습니다.',
      '저장하면 회사 전체의 홈이 바뀌고, 바로 되돌릴 수 있습니다.',
    ],
  },
};
