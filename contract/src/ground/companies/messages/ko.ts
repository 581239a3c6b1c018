import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    SET_UP_LIMIT:
      '초기 설정에서는 최대 {{0}}개까지 등록할 수 있습니다. 나머지는 설정이 끝난 후 관리 콘솔에서 추가해 주세요.',
    EDIT_CONFLICT: '그 사이에 다른 변경 사항이 저장되었습니다. 덮어쓰지 않도록 이번 변경은 저장하지 않았습니다.',
    COMPANY_TYPE_ID_PROFILE: 'ID 길이는 회사 유형에 따라 정해져 있어 변경할 수 없습니다.',
    MB_M_ENGLISH_WORDS: '영문자, 숫자, 공백만 입력할 수 있습니다.',
    MARK_SIZE: '이미지는 {{0}}KB까지 올릴 수 있습니다.',
    MARK_KIND: '1,200만 화소 이하의 PNG, JPEG, WebP 이미지를 선택해 주세요.',
    COLOR_CONTRAST: '이 색 위에서는 글자가 잘 보이지 않습니다. 가장 가까운 색은 {{0}}입니다.',
  },
  fields: {
    shownName: '표시 이름',
    companyPhone: '대표 전화',
    companyType: '회사 유형',
    mark: '로고',
  },
};
