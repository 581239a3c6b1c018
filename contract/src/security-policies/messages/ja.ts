import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    PASSWORD_RENEWAL_NEEDED: '続けるには、パスワードを変更してください。会社からパスワードの変更が求められています。',
  },
  fields: {
    passwordProfile: '新しいパスワードのルール',
    idProfile: '新しいIDの長さ',
    secondFactor: '2段階認証が必要なメンバー',
    graceDays: '適用時期',
  },
};
