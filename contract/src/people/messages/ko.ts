import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    SEARCH_TERM_SHORT: '한글 {{1}}자 또는 영문 {{0}}자 이상 입력하면 검색할 수 있습니다.',
    SEARCH_TERM_LETTERS: '검색어에 < > ^ ; : * % $ / # 문자는 사용할 수 없습니다. *와 /는 맨 끝에만 쓸 수 있습니다.',
    EMPLOYEES_CHOSEN: '구성원을 1명 이상 {{0}}명 이하로 선택해 주세요.',
    SYNCHRONISING_MINUTES: '0에서 {{0}} 사이의 분 단위 숫자를 입력해 주세요.',
    EMPLOYEE_CONTACT: '인증키, 외부 이메일, 휴대전화 번호 중 하나 이상을 입력해 주세요.',
    EMPLOYEE_DEPARTMENT: '없는 부서입니다. 다른 부서를 선택해 주세요.',
    EMPLOYEE_JOB_RANK: '없는 직급입니다. 다른 직급을 선택해 주세요.',
    EMPLOYEE_JOB_TITLE: '없는 직책입니다. 다른 직책을 선택해 주세요.',
    EMPLOYEE_NOT_APPLIED: '아직 계정을 활성화하지 않은 구성원입니다. 계정을 활성화한 뒤에 변경할 수 있습니다.',
    EMPLOYEE_OPTIONAL_DECLINED: '선택 정보 보관에 동의하지 않은 구성원입니다. 이 항목은 비워 두세요.',
    EMPLOYEE_MAIL_TAKEN: '다른 구성원이 이미 사용하는 외부 이메일입니다.',
    EMPLOYEE_MOBILE_TAKEN: '다른 구성원이 이미 사용하는 휴대전화 번호입니다.',
    EMPLOYEE_OPENCODE_TAKEN: '다른 구성원이 이미 사용하는 인증키입니다.',
    WELCOME_STATE: '안내 메일을 보낼 외부 이메일이 없거나 이미 계정이 활성화되었습니다.',
    WELCOME_SENDS: '오늘 보낼 수 있는 안내 메일을 모두 보냈습니다. 안내 메일 없이 추가하거나 내일 다시 시도해 주세요.',
    SECURITY_GRADE_MINIMUM: '이 회사에서는 보안 등급을 {{0}} 이상의 숫자로 선택해야 합니다.',
    EMPLOYEE_NUMBER_TAKEN: '이미 사용 중인 사번입니다.',
  },
  fields: {
    displayName: '표시 이름',
    englishName: '영문 이름',
    employeeNumber: '사번',
    securityGrade: '보안 등급',
  },
};
