import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    PASSWORD_OWN_RULES:
      '길이는 {{0}}~{{1}}자에서 최소, 최대 순으로 정해 주세요. 문자 조합을 요구하지 않으면 최소 {{2}}자입니다.',
    ID_OWN_LENGTHS: '길이는 {{0}}~{{1}}자에서 최소, 최대 순으로 정해 주세요.',
    POLICY_DAY_TOO_FAR: '오늘부터 {{0}}일 이내의 날짜를 선택해 주세요.',
    PASSWORD_RENEWAL_NEEDED: '계속하려면 비밀번호를 변경해 주세요. 회사에서 비밀번호 변경을 요청했습니다.',
  },
  fields: {
    passwordProfile: '새 비밀번호 규칙',
    idProfile: '새 ID 길이',
    secondFactor: '2단계 인증이 필요한 구성원',
    effectiveFrom: '적용 시작일',
    graceDays: '적용 시점',
  },
  operations: {
    'name-right-holders': '권한 보유자 표시 설정 변경',
  },
};
