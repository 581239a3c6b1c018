import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    KMS001: 'PIN을 {{0}}회 잘못 입력하여 사용할 수 없습니다. 회사의 서비스 데스크에 문의해 주세요.',
    PIN_FORM: '숫자 {{0}}~{{1}}자리로 입력해 주세요.',
    PIN_EASY: '추측하기 쉬운 PIN입니다. 같은 숫자만 쓰거나 연속된 숫자를 쓰지 마세요.',
    PIN_WRONG: '아이디와 PIN이 일치하지 않습니다.',
  },
  fields: {
    pin: 'PIN 번호',
  },
  operations: {
    'change-recovery-pin': '복구 PIN 변경',
    'prove-by-pin': '비밀번호 찾기 PIN 입력',
    'unblock-recovery-pin': '복구 PIN 차단 해제',
    'unblock-recovery-pin-by-operator': '운영자의 복구 PIN 차단 해제',
    'block-recovery-pin': '복구 PIN 차단',
  },
};
