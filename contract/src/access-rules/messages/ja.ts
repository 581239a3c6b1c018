import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  fields: {
    allowsStaying: 'ログイン状態の保持を許可',
    sessionHours: 'ログインの有効時間',
    idleMinutes: '操作がないときの自動ログアウト',
  },
};
