import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    TIE_NO_GROUP: '회사 그룹의 소속 회사만 대표 회사의 관리자를 초대할 수 있습니다.',
    TIE_LOGIN_UNKNOWN: '대표 회사에 이 아이디를 사용하는 사람이 없습니다.',
    TIE_OPEN: '이미 그룹 관리자이거나 초대에 대한 답변을 기다리고 있는 사람입니다.',
    TIE_LIMIT: '그룹 관리자는 대기 중인 초대를 포함해 최대 {{0}}명까지 둘 수 있습니다.',
    TIE_OVER: '이미 종료된 초대 또는 권한입니다.',
    TIE_LOG_IN_AGAIN:
      '이 회사는 2단계 인증이 필요합니다. 로그아웃한 뒤 다시 로그인하고 {{0}}분 안에 회사를 전환하여 설정해 주세요.',
    LOGIN_ELSEWHERE: '다른 회사의 계정으로 로그인하는 사람입니다. 해당 회사에서 변경해 주세요.',
  },
  fields: {
    askedLoginId: '대표 회사의 로그인 아이디',
  },
};
