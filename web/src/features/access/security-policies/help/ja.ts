import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  POLICY: {
    words: 'パスワード, パスワードの規則, 有効期限, 2段階認証, OTP, IDの規則, ログイン',
    what: 'パスワード・2段階認証・IDに関する会社の規則を決めます。',
    doings: [
      'パスワードの規則は、次回の変更時から適用されます。',
      '2段階認証を必須にすると、次回ログイン時に設定を案内します。',
      'IDの長さと変更期間もここで決めます。',
      '2段階認証を済ませた端末では、数日間省略できるようにできます。初期設定ではオフです。',
    ],
  },
};
