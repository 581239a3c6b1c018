import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  fields: {
    allowsStaying: '允許保持登入狀態',
    sessionHours: '登入有效時間',
    idleMinutes: '閒置自動登出',
  },
};
