import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    OPERATOR_SETUP_REFUSED:
      '이 토큰으로는 운영자를 설정할 수 없습니다. 서버를 시작할 때 표시된 토큰을 빠짐없이 복사했는지 확인해 주세요. 토큰이 만료되었고 아직 운영자가 없다면 서버를 다시 시작하여 새 토큰을 받으세요.',
  },
  fields: {
    token: '설정 토큰',
  },
};
