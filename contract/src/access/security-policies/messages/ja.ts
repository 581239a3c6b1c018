import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    PASSWORD_OWN_RULES:
      '長さは{{0}}～{{1}}文字の範囲で、最小・最大の順に設定してください。文字の組み合わせを求めない場合は最小{{2}}文字です。',
    ID_OWN_LENGTHS: '長さは{{0}}～{{1}}文字の範囲で、最小・最大の順に設定してください。',
    POLICY_DAY_TOO_FAR: '今日から{{0}}日以内の日付を選択してください。',
    PASSWORD_RENEWAL_NEEDED: '続けるには、パスワードを変更してください。会社からパスワードの変更が求められています。',
  },
  fields: {
    passwordProfile: '新しいパスワードのルール',
    idProfile: '新しいIDの長さ',
    secondFactor: '2段階認証が必要なメンバー',
    effectiveFrom: '適用開始日',
    graceDays: '適用時期',
  },
  operations: {
    'name-right-holders': '権限を持つ人の表示設定を変更',
  },
};
