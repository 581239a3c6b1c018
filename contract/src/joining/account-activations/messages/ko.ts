import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    MB657: '계정 정보를 동기화하고 있습니다. 최대 {{0}}분 후에 다시 시도해 주세요.',
    ACCOUNT_NOT_WAITING: '이미 계정을 사용하고 있거나 재직 중이 아닌 구성원입니다.',
    INITIAL_PASSWORD_ENDED:
      '이 초기 비밀번호는 더 이상 사용할 수 없습니다. 관리자에게 가장 최근에 받은 초기 비밀번호를 입력해 주세요.',
  },
};
