import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    CM301: '이미 사용 중인 코드입니다.',
    DEPARTMENT_CODE_LENGTH: '영문자와 숫자로 {{0}}~{{1}}자를 입력해 주세요.',
    DEPARTMENT_PARENT: '상위 부서가 존재하지 않습니다. 다른 부서를 선택해 주세요.',
    DEPARTMENT_UNDER_ITSELF: '부서를 자기 자신이나 자신의 하위 부서 아래로 이동할 수 없습니다.',
    CM312: '하위 부서가 {{0}}개 있습니다. 먼저 이동하거나 삭제해 주세요.',
    CM313: '소속 구성원이 {{0}}명 있습니다. 먼저 다른 부서로 이동해 주세요.',
    CM314: '이 부서로 등록된 항목이 {{0}}개 있습니다. 먼저 정리해 주세요.',
    DEPARTMENT_PLANNED: '이 부서가 포함된 예약된 변경이 {{0}}건 있습니다.',
  },
  fields: {
    departmentCode: '부서 코드',
    departmentName: '부서명',
    englishDepartmentName: '영문 부서명',
    parentDepartmentCode: '상위 부서',
  },
};
