import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    AP199: '이 회사의 전자결재 설정이 이미 있습니다.',
    APPROVAL_RANGE: '{{0}}부터 {{1}}까지의 정수를 입력해 주세요.',
  },
  fields: {
    keptDays: '문서 보존 기간(일)',
    maxApprovers: '최대 결재자 수',
    maxAgreers: '최대 합의자 수',
    maxReferees: '최대 참조자 수',
    maxReceivers: '최대 수신자 수',
    allowsDelegation: '위임 허용',
    allowsLaterApproval: '후결 허용',
    documentOwner: '문서 소유 기준',
  },
};
