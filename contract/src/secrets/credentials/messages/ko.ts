import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    MB601: '이미 사용 중인 아이디입니다.',
    MB1066: '이 도메인의 주소로는 가입할 수 없습니다.',
    MB_M_ID_RPTCHECK: '아이디 중복 확인을 해 주세요.',
    MB_T_ID_RULE1: '{{0}}~{{1}}자로 입력해 주세요.',
    MB_T_ID_RULE2: '영문 소문자와 숫자만 사용할 수 있으며 공백과 특수문자는 사용할 수 없습니다.',
    MB_T_ID_RULE3: '영문 소문자를 {{0}}자 이상 포함해 주세요.',
    MB_T_ID_RULE4: 'admin처럼 예약된 단어는 사용할 수 없습니다.',
    MB_T_ID_RULE5: '같은 문자를 3번 넘게 연속하거나 123, 987처럼 연속된 숫자를 3자리 이상 사용할 수 없습니다.',
    MB_T_PASSWORD_RULE1: '{{0}}~{{1}}자로 입력해 주세요.',
    MB_T_PASSWORD_RULE2: '영문자, 숫자, 특수문자({{0}})를 모두 포함해 주세요.',
    MB_T_PASSWORD_RULE3: '영문자, 숫자, {{0}} 외의 문자와 공백은 사용할 수 없습니다.',
    MB_T_PASSWORD_RULE4: '같은 문자를 3번 연속하거나 123, 987처럼 연속된 숫자를 3자리 이상 사용할 수 없습니다.',
    MB_T_PASSWORD_RULE5: '아이디, 사번, 휴대전화 번호나 그 끝 4자리, 회사 전화번호를 포함할 수 없습니다.',
    MB_T_PASSWORD_COMMON: '추측하기 쉬운 비밀번호입니다. 다른 비밀번호를 입력해 주세요.',
    MB_T_PASSWORD_DIFFERENCE: '현재 비밀번호와 {{0}}자 이상 달라야 합니다.',
    PASSWORD_RULES_CHANGED:
      '회사의 비밀번호 규칙이 방금 변경되었습니다. 페이지를 새로고침한 후 새 규칙에 맞는 비밀번호를 입력해 주세요.',
    MB0719: '현재 또는 이전에 사용한 비밀번호는 다시 사용할 수 없습니다.',
    MB_M_PASSWORD_WRONG: '비밀번호가 올바르지 않습니다.',
    PROOF_NEEDED: '계속하려면 비밀번호를 입력해 주세요.',
    MB_M_COMMON_JS_ENTERPASS: '비밀번호를 입력해 주세요.',
    MB_M_COMMON_JS_PASSNOTMATCH: '비밀번호가 일치하지 않습니다.',
    ID_ENDED: '유효 기한이 지난 아이디입니다. 회사 관리자에게 문의해 주세요.',
    GIVEN_PASSWORD_ENDED:
      '유효 기간이 지난 임시 비밀번호입니다. 로그인 화면의 ‘비밀번호를 잊으셨나요?’에서 새로 정하거나, 관리자에게 새 임시 비밀번호를 요청해 주세요.',
    EM0010: '아이디 또는 비밀번호가 올바르지 않습니다.',
    EM0011: '로그인에 여러 번 실패했습니다. {{seconds}}초 후 다시 시도해 주세요.',
  },
  fields: {
    current: '현재 비밀번호',
    next: '새 비밀번호',
    confirmation: '새 비밀번호 확인',
  },
  accounts: {
    idUsable: '사용할 수 있는 아이디입니다.',
  },
};
