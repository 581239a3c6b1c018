import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    ORG0001: '검색어를 입력해 주세요.',
    ORG0002: '영문은 {{0}}자, 한글은 {{1}}자 이상 입력해 주세요.',
    ORG0003: '검색어는 {{0}}자까지 입력할 수 있습니다.',
    ORG0004: '검색할 수 없는 문자가 있습니다: < > ^ ; : * % $ / #',
    ORG0005: '와일드카드 *는 맨 끝에만 쓸 수 있습니다.',
    ORG0006: '범위 기호 /는 맨 끝에만 쓸 수 있습니다.',
    ORG0007: '부서 코드는 {{0}}자 이상 입력해 주세요.',
    ORG0008: '부서 코드는 영문 대문자와 숫자만 입력할 수 있습니다.',
    MB907: '하위 부서가 {{0}}개를 넘어 내려받을 수 없습니다. 더 작은 조직을 선택해 주세요.',
    ORGANISATION_PEOPLE:
      '구성원이 {{0}}명을 넘어 내려받을 수 없습니다. 더 작은 조직을 선택하거나 관리 화면의 ‘구성원’에서 내보내 주세요.',
    DEPARTMENT_HEAD: '재직 중인 구성원을 선택해 주세요.',
    PERSON_OUT_OF_REACH: '내 권한이 미치는 부서의 구성원만 선택할 수 있습니다.',
  },
  fields: {
    term: '검색어',
    personIds: '부서장',
  },
  operations: {
    'hand-over-department': '부서장 인계',
  },
};
