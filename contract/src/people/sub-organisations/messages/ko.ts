import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    SUB_ORGANISATION_LIMIT: '사업장·지사는 최대 {{0}}개까지 등록할 수 있습니다.',
    SUB_ORGANISATION_PEOPLE_LIMIT: '구성원은 최대 {{0}}명까지 직접 지정할 수 있습니다. 소속 부서를 추가해 주세요.',
    SUB_ORGANISATION_CODE_LENGTH: '코드는 {{0}}~{{1}}자로 입력해 주세요.',
    SUB_ORGANISATION_TAKEN: '이미 사용 중인 코드입니다.',
  },
  fields: {
    idChangeFrom: 'ID 변경 시작일',
    idChangeUntil: 'ID 변경 종료일',
    subOrganisationCode: '사업장·지사 코드',
    subOrganisationName: '사업장·지사 이름',
    englishSubOrganisationName: '영문 이름',
  },
};
