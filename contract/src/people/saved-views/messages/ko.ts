import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    SAVED_VIEW_LIMIT: '내 보기는 최대 {{0}}개까지 저장할 수 있습니다.',
    SAVED_VIEW_LIMIT_SHARED: '회사 공유 보기는 최대 {{0}}개까지 저장할 수 있습니다.',
    SAVED_VIEW_NAME_TAKEN: '이미 사용 중인 이름입니다.',
    SAVED_VIEW_OF_OTHERS: '이 보기는 소유자와 회사 관리자만 수정하거나 삭제할 수 있습니다.',
    SAVED_VIEW_QUERY: '이 목록에서 사용할 수 없는 보기입니다.',
  },
  fields: {
    savedViewName: '이름',
    query: '검색 조건',
    isShared: '다른 관리자와 공유',
    owner: '소유자',
  },
  operations: {
    'set-list-layout': '목록 표시 방식 변경',
    'create-saved-view': '보기 저장',
    'change-saved-view': '보기 변경',
    'delete-saved-view': '보기 삭제',
    'restore-saved-view': '보기 복구',
    'restore-shared-view': '보기 다시 공유',
    'hand-over-saved-view': '보기 인계',
  },
};
