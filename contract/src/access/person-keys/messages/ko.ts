import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    KMS002: '다른 키로 봉인했거나 봉인한 뒤 변경된 파일입니다.',
    KMS003: '키 저장소에 연결할 수 없습니다. 변경된 내용은 없으니 잠시 후 다시 시도해 주세요.',
    KMS004: '키 저장소가 다른 키로 응답했습니다. 변경된 내용은 없으니 관리자에게 문의해 주세요.',
    KMS005: '등록된 키가 없습니다.',
    KMS006: '키가 등록되어 있습니다. 해제를 신청한 뒤에만 해제할 수 있습니다.',
    KMS007: '키가 해제를 기다리고 있습니다.',
    KMS008: '해제된 키입니다. 이 키로 봉인한 내용은 더 이상 열 수 없습니다.',
    KEY_OWN:
      '본인의 키는 다른 관리자가 해제합니다. 다른 관리자가 없는 회사에서는 해제를 신청한 뒤 직접 해제할 수 있습니다.',
  },
  operations: {
    'register-key': '키 등록',
    'ask-key-release': '키 해제 신청',
    'withdraw-key-release': '키 해제 신청 취소',
    'make-file-key': '키로 파일 봉인',
    'open-file-key': '봉인된 파일 열기',
    'release-key': '키 해제',
    'reset-key': '키 초기화',
  },
};
