import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  fields: {
    passwordProfile: '새 비밀번호 규칙',
    idProfile: '새 ID 길이',
  },
};
