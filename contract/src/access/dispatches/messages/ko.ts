import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    MB707: '구성원이 속한 회사의 부서입니다. 다른 회사를 선택해 주세요.',
    MB709: '이미 요청했거나 예정된 파견이 있는 구성원입니다.',
    MB710: '그사이 파견 상태가 바뀌었습니다. 다시 불러와 주세요.',
    MB711: '파견은 오늘 이후에 시작하고, 마지막 날은 시작일보다 빠를 수 없으며, 최대 10년입니다.',
    MB712: '없는 부서입니다. 다른 부서를 선택해 주세요.',
    MB714: '현재 마지막 날보다 뒤의 날짜를 선택해 주세요.',
    MB715: '이미 같은 계정으로 해당 회사에 로그인하는 구성원입니다. 먼저 연결을 해제해 주세요.',
    MB854: '파견할 수 있는 회사 중 이 코드를 사용하는 회사가 없습니다.',
  },
  fields: {
    hostCode: '파견받을 회사',
    basis: '파견 근거',
    askedUntil: '요청한 마지막 날',
  },
  operations: {
    'ask-for-dispatch': '파견 요청',
    'withdraw-dispatch': '파견 요청 철회',
    'prolong-dispatch': '파견 연장 요청',
    'accept-dispatch': '파견 수락',
    'refuse-dispatch': '파견 거절',
    'release-dispatch': '파견 해제',
    'hear-of-dispatch': '소속 회사의 파견 알림',
    'hear-of-dispatch-answer': '파견받는 회사의 답변',
    'end-dispatch': '파견 종료',
    'settle-dispatch': '날짜에 따른 파견 시작·종료',
    'list-dispatches': '파견 목록 조회',
    'read-dispatch': '파견 조회',
  },
};
