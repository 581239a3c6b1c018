import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    BOARD_LIMIT:
      '초기 설정에서는 게시판을 {{0}}개까지 만들 수 있습니다. 나머지는 설정이 끝난 후 관리 콘솔에서 추가해 주세요.',
    BOARD_GRADE: '보안 등급은 {{0}}부터 {{1}}까지 선택할 수 있습니다.',
    BOARD_VALIDITY: '제공된 일수와 개월 수 중에서 선택해 주세요.',
    BOARD_NAMED: '그 사이 작성자 표시 설정이 바뀌어 등록하지 않았습니다. 다시 등록하면 이름이 표시될 수 있습니다.',
    BOARD_CIRCLE: '자기 자신이나 하위 게시판 아래에는 둘 수 없습니다.',
    POST_STATE: '승인 대기 중인 글이 아닙니다.',
    PIN_LIMIT: '게시판에는 글을 {{0}}개까지 고정할 수 있습니다. 다른 글의 고정을 먼저 해제해 주세요.',
  },
  fields: {
    boardName: '게시판 이름',
    englishBoardName: '게시판 영문 이름',
    upperBoardNumber: '상위 게시판',
    validityDays: '게시 기간(일)',
    keepMonths: '만료 후 보관(개월)',
    viewGrade: '읽기 등급',
    writeGrade: '쓰기 등급',
    replyGrade: '답글 등급',
    departmentCodes: '읽을 수 있는 부서',
    postTitle: '제목',
    headWord: '말머리',
    postContent: '내용',
    commentText: '댓글',
  },
};
