import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  fields: {
    allowsStaying: '允许保持登录状态',
    sessionHours: '登录有效时长',
    idleMinutes: '无操作自动退出',
  },
};
