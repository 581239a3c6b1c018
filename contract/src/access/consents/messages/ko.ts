import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    CONSENT_REQUIRED: '서비스 이용에 꼭 필요한 동의라서 여기에서 철회할 수 없습니다.',
    CONSENT_UNCHANGED: '이미 같은 내용으로 응답하셨습니다.',
  },
};
