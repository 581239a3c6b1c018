import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    CG001: '카테고리는 항목당 최대 {{0}}개까지 지정할 수 있습니다. 추가하시겠습니까?',
    ITEM_CATEGORY_HELD: '이미 지정된 카테고리입니다.',
    ITEM_CATEGORY_NOT_HELD: '이 항목에 지정되지 않은 카테고리입니다.',
    MB801: '카테고리는 최대 {{0}}개까지 등록할 수 있습니다.',
    MB802: '같은 종류에 같은 제목의 카테고리가 이미 있습니다.',
    MB803: '사용하지 않는 카테고리입니다. 먼저 사용으로 바꿔 주세요.',
    MB804: '항목 하나에 카테고리를 최대 {{0}}개까지 지정할 수 있습니다.',
  },
  fields: {
    itemCategoryId: '카테고리',
    itemKind: '대상',
    koreanDescription: '한글 설명',
    englishDescription: '영문 설명',
    itemId: '항목',
  },
  operations: {
    'create-item-category': '카테고리 추가',
    'change-item-category': '카테고리 변경',
    'delete-item-category': '카테고리 삭제',
    'restore-item-category': '카테고리 복구',
    'add-category-to-item': '항목에 카테고리 지정',
    'remove-category-from-item': '항목에서 카테고리 해제',
  },
};
