import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  title: '플랫폼 설정',
  contents: '목차',
  groups: {
    platform: '기본',
    services: '연결된 서비스',
    mail: '메일 도메인',
    logIn: '로그인 및 비밀번호',
    codes: '인증번호',
    signUp: '가입',
    invitations: '초대',
    recovery: '비밀번호 찾기',
    accounts: '계정 및 회사',
  },
  choices: {
    spec: '표준: 영문자, 숫자, 특수문자를 포함한 8~12자',
    legacy: '구형 시스템: 6~12자',
    strict: '강화: 15자 이상의 긴 암호',
    optional: '각자 선택',
    strictCompanies: '비밀번호 규칙이 강화된 회사의 사용자',
    everybody: '모든 사용자',
    byProfile: '비밀번호 규칙에 따름: 강화에서만 여섯 언어의 문자',
    all: '항상 여섯 언어의 문자',
  },
  default: '기본값: {{value}}',
  nothing: '없음',
  onePerLine: '한 줄에 하나씩 입력하세요.',
  save: '저장',
  undo: '되돌리기',
  saved: '저장했습니다.',
  closing: {
    title: '신규 가입 중지',
    text: '다시 열 때까지 아무도 새로 가입할 수 없습니다. 기존 계정은 그대로 이용할 수 있습니다.',
  },
  loading: '설정을 불러오는 중입니다.',
  retry: '다시 시도',
};
