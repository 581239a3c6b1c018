import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    INVITATION_INVALID: '이 링크로는 가입할 수 없습니다. 링크를 확인하거나 새 초대를 요청해 주세요.',
    INVITATION_DOMAIN: '이 초대는 {{0}} 이메일 주소로만 가입할 수 있습니다.',
    INVITATION_DOMAIN_FORM: 'company.example과 같은 도메인을 쉼표로 구분해 입력해 주세요.',
    INVITATION_USES: '1부터 {{0}}까지의 정수를 입력해 주세요.',
    INVITATION_SERVICES: '회사가 이용하는 서비스를 하나 이상 선택해 주세요.',
    INVITATION_DEPARTMENT: '없는 부서입니다. 다른 부서를 선택해 주세요.',
    INVITATION_STATE: '그사이 상태가 변경되었습니다. 목록을 새로 고쳐 주세요.',
    APPROVAL_AWAITED: '가입 신청이 회사 관리자의 승인을 기다리고 있습니다. 결과가 나오면 바로 알려 드리겠습니다.',
    INVITATION_SENDS: '오늘 보낼 수 있는 초대를 모두 보냈습니다. 내일 다시 시도하거나 공유 링크를 이용해 주세요.',
    INVITATION_LIST: '주소를 1개 이상 {{0}}개 이하로 입력해 주세요.',
    INVITATION_TWICE: '목록에 이미 있는 주소입니다.',
    INVITATION_MEMBER: '이미 회사의 구성원입니다.',
    INVITATION_WAITING: '이미 초대하여 응답을 기다리는 주소입니다.',
  },
  fields: {
    recipient: '받는 사람',
    recipients: '초대할 주소',
    services: '서비스',
    validDays: '유효 기간',
    uses: '최대 가입 인원',
    allowedDomains: '허용할 이메일 도메인',
    needsApproval: '관리자 승인 후 가입',
    inviter: '초대한 사람',
  },
  operations: {
    'hand-over-invitation': '초대 인계',
  },
};
