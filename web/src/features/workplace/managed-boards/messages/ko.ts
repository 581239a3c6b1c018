import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  add: '게시판 추가',
  lead: '구성원에게는 즐겨찾기한 게시판이 먼저, 나머지는 이 순서로 보입니다.',
  empty: '첫 게시판을 만들어 보세요. 최신 글을 홈에 표시할 수 있습니다.',
  name: '게시판',
  state: '상태',
  home: '홈 표시',
  posts: '글',
  order: '순서',
  open: '운영 중',
  retired: '종료',
  yes: '예',
  saved: '{{name}} 항목을 저장했습니다.',
  showsOnHome: '최신 글을 홈에 표시',
  homeWhenOpened: '게시판을 다시 열면 적용됩니다.',
  namelessReason: '익명 게시판은 작성자를 표시하지 않습니다.',
  names: {
    fromNow: '저장하면 이후에 쓴 글과 댓글부터 작성자가 기록됩니다. 지금까지의 글과 댓글은 계속 익명입니다.',
    everywhere: '저장하면 이미 쓴 글과 댓글의 작성자도 모두에게 표시됩니다.',
  },
  pending: '등록이 중단됨: 잠시 후 자동으로 삭제됩니다',
  gradeHelp: '숫자가 작을수록 높은 등급입니다. 등급이 이 숫자 이하인 사람만 이용할 수 있습니다.',
  gradeWarning:
    '내 등급은 {{own}}입니다. 등급이 {{grade}} 이하인 사람만 읽을 수 있어, 저장하면 나에게도 이 게시판이 보이지 않습니다.',
  usesValidity: '게시 기간 제한',
  shownForATime: '게시 기간 제한',
  retire: '게시판 종료',
  reopen: '게시판 다시 열기',
  retiredNow: '{{name}} 운영을 종료했습니다. 글은 보관됩니다.',
  suggested: {
    label: '많이 쓰는 게시판',
    basic: '공지와 자유게시판',
    more: '자료실까지',
    note: '모든 구성원이 읽고 쓰며 댓글과 추천을 남길 수 있고 작성자가 표시됩니다. 관리 콘솔에서 바꿀 수 있습니다.',
  },
  flags: {
    allowsRecommendations: '추천 허용',
    allowsComments: '댓글 허용',
    allowsReplies: '답글 허용',
    isAnonymous: '익명 게시판(작성자를 아무에게도 알리지 않음)',
    isFavourite: '즐겨찾기(목록 맨 앞에 표시)',
    hasHeadWords: '말머리 사용',
    needsApproval: '승인 후 게시',
    showsAuthor: '작성자 표시',
  },
};
