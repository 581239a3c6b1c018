import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    AC105: '현재 권한으로는 이 역할을 부여하거나 회수할 수 없습니다.',
    EM0006: '회사에서 해당 구성원을 찾을 수 없습니다.',
    EM0008: '이미 이 역할을 가진 구성원입니다.',
    EM0009: '해지된 계정입니다.',
    HANDOVER_OPEN: '이미 진행 중인 대표 관리자 변경 요청이 있습니다. 먼저 요청을 취소해 주세요.',
    HANDOVER_OVER: '이미 종료된 요청입니다.',
    ROLE_LAST_ADMINISTRATOR: '마지막 관리자입니다. 먼저 다른 구성원에게 역할을 부여해 주세요.',
    ROLE_NOT_IN_SERVICE:
      '재직 중인 구성원에게만 역할을 부여할 수 있습니다. 가입 대기, 휴직, 파견, 퇴직 상태에서는 부여할 수 없습니다.',
    ROLE_OWN: '본인의 역할은 직접 부여하거나 회수할 수 없으며, 내려놓을 수만 있습니다.',
  },
  fields: {
    isFormer: '이전 대표 관리자',
    newLoginId: '새 대표 관리자의 로그인 아이디',
    replacementReason: '사유',
    role: '역할',
  },
  roles: {
    representative: '대표 관리자',
    administrator: '회사 관리자',
    membershipManager: '권한 관리자',
    manager: '매니저',
    agency: '인증키 발급자',
    serviceDesk: '서비스 데스크',
  },
};
