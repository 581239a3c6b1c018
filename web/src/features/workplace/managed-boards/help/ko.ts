import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  BOARD: {
    words: '공지, 공지사항, 게시글, 글쓰기, 커뮤니티',
    what: '공지와 게시판을 만들고 누가 읽고 쓸지 정하는 곳입니다.',
    doings: [
      '게시판마다 글쓰기와 댓글, 승인 여부를 정합니다.',
      '글은 포털의 게시판에서 씁니다.',
      '홈 구성에서 새 글을 홈에 보여 줄 수 있습니다.',
    ],
  },
};
