import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    MB602: '이미 진행 중인 아이디 신청이 있습니다. 먼저 처리되거나 취소되어야 합니다.',
    MB603: '지금은 아이디를 변경할 수 없습니다. 다음 변경 기간은 관리자에게 문의해 주세요.',
    MB604: '현재 사용 중인 아이디입니다. 다른 아이디를 입력해 주세요.',
    MB605: '그 사이에 처리된 신청입니다. 페이지를 새로고침해 주세요.',
    MB606: '이미 아이디가 있습니다. 아이디 변경을 신청해 주세요.',
    MB607: '로그인할 수 있는 이전 아이디가 없습니다.',
    MB608: '변경할 아이디가 없습니다. 새 아이디를 신청해 주세요.',
  },
  fields: {
    wantedLoginId: '새 아이디',
    idRequestReason: '사유',
  },
  operations: {
    'ask-for-login-id': '아이디 신청',
    'cancel-id-request': '아이디 신청 취소',
    'confirm-id-request': '신청한 아이디 확정',
    'end-approved-id-requests': '승인된 아이디 신청 만료',
    'approve-id-request': '아이디 신청 승인',
    'refuse-id-request': '아이디 신청 반려',
    'decide-id-requests': '아이디 신청 일괄 처리',
    'change-login-id': '아이디 변경',
    'reopen-id-request': '아이디 신청 처리 취소',
    'restore-login-id': '아이디 변경 실행 취소',
    'take-back-login-id': '아이디 변경 되돌리기',
  },
};
