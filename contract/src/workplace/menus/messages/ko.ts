import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    MENU_LIMIT: '메뉴와 메뉴 그룹은 최대 {{0}}개까지 등록할 수 있습니다.',
    MENU_LOWER_COUNT: '하위 메뉴를 1개에서 {{0}}개까지 선택해 주세요.',
    MENU_PAGE_UNKNOWN: '더 이상 선택할 수 없는 페이지입니다. 페이지 목록을 다시 열어 주세요.',
  },
  fields: {
    koreanTitle: '한글 제목',
    englishTitle: '영문 제목',
    url: '연결 주소',
    windowTarget: '열기 방식',
    lowerMenus: '하위 메뉴',
    service: '표시 대상',
  },
};
