import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    APPROVAL_POLICY_LIMIT: '결재 정책은 {{0}}개까지 추가할 수 있습니다.',
    APPROVAL_POLICY_NAME_TAKEN: '이미 사용 중인 이름입니다.',
    APPROVAL_POLICY_VERSIONS: '이 정책의 버전이 {{0}}개입니다. 새 정책을 추가해 주세요.',
    APPROVAL_POLICY_HOLDS: '승인이 필요한 작업에 이 정책을 사용하고 있습니다. 결재 설정에서 먼저 바꿔 주세요.',
    APPROVAL_AMOUNT: '0부터 {{0}}까지의 정수를 입력해 주세요.',
    APPROVAL_AMOUNT_ORDER: '최대 금액은 최소 금액보다 작을 수 없습니다.',
    APPROVAL_APPROVERS: '회사 설정에 따라 결재자는 {{0}}명까지 지정할 수 있습니다.',
    APPROVAL_PERSON: '재직 중인 구성원을 선택해 주세요.',
    APPROVAL_CODE: '더 이상 없는 항목입니다. 다시 선택해 주세요.',
  },
  fields: {
    approvalPolicyName: '이름',
    englishApprovalPolicyName: '영문 이름',
    coveredDepartmentCode: '부서',
    coveredJobRankCode: '직급',
    documentKind: '문서 종류',
    amountFrom: '최소 금액',
    amountTo: '최대 금액',
    isPolicyActive: '사용',
    activeFrom: '적용 시작일',
    approvalSteps: '결재 단계',
    jobCode: '직급 또는 직책',
    approvalPersonId: '기안자',
    documentAmount: '금액',
  },
  operations: {
    'create-approval-policy': '결재 정책 추가',
    'change-approval-policy': '결재 정책 변경',
    'delete-approval-policy': '결재 정책 삭제',
    'restore-approval-policy': '결재 정책 복원',
    'order-approval-policies': '결재 정책 순서 변경',
    'read-approval-policy': '결재 정책 조회',
    'try-approval-route': '결재선 미리보기',
  },
};
