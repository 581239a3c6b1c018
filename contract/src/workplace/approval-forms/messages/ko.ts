import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    APPROVAL_FORM_LIMIT: '양식은 {{0}}개까지 추가할 수 있습니다.',
    APPROVAL_FORM_NAME_TAKEN: '이미 사용 중인 이름입니다.',
    APPROVAL_FORM_VERSIONS: '이 양식의 버전이 {{0}}개입니다. 새 양식을 추가해 주세요.',
    APPROVAL_FORM_FIELDS: '항목은 {{0}}개까지 추가할 수 있습니다.',
    APPROVAL_FORM_KEY: '같은 항목이 두 번 있습니다. 하나를 삭제하고 다시 추가해 주세요.',
    APPROVAL_FORM_AMOUNTS: '금액 항목은 하나만 추가할 수 있습니다. 다른 항목은 숫자로 바꿔 주세요.',
    APPROVAL_FORM_FILES: '파일 항목은 {{0}}개까지 추가할 수 있습니다.',
    APPROVAL_FORM_CHOICES: '서로 다른 선택지를 {{0}}개까지 입력해 주세요.',
  },
  fields: {
    approvalFormName: '이름',
    englishApprovalFormName: '영문 이름',
    approvalFormNote: '설명',
    isFormActive: '사용',
    makesLeave: '승인되면 휴직 처리',
    formFields: '항목',
    fieldLabel: '항목 이름',
    englishFieldLabel: '영문 항목 이름',
    fieldNote: '도움말',
    fieldKind: '입력 방식',
    isFieldRequired: '필수',
    choices: '선택지',
    choiceName: '선택지',
    englishChoiceName: '영문 선택지',
  },
  operations: {
    'create-approval-form': '결재 양식 추가',
    'change-approval-form': '결재 양식 변경',
    'delete-approval-form': '결재 양식 삭제',
    'restore-approval-form': '결재 양식 복원',
    'order-approval-forms': '결재 양식 순서 변경',
    'add-shipped-forms': '기본 결재 양식 추가',
    'read-approval-form': '결재 양식 조회',
  },
};
