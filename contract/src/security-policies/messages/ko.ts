import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  fields: {
    passwordProfile: '새 비밀번호 규칙',
    idProfile: '새 ID 길이',
    secondFactor: '2단계 인증이 필요한 구성원',
    graceDays: '적용 시점',
  },
};
