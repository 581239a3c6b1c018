import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  fields: {
    allowsStaying: '로그인 상태 유지 허용',
    sessionHours: '로그인 유지 시간',
    idleMinutes: '미사용 시 자동 로그아웃',
  },
};
