import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  fields: {
    passwordProfile: '新しいパスワードのルール',
    idProfile: '新しいIDの長さ',
    secondFactor: '2段階認証が必要なメンバー',
    graceDays: '適用時期',
  },
};
