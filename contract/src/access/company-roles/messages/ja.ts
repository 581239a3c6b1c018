import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    COMPANY_ROLE_IN_USE: 'この役割を持つ人がいるか、役割に付与した権限が残っています。先に取り消してください。',
    COMPANY_ROLE_LIMIT: '役割は{{0}}件まで追加できます。',
    COMPANY_ROLE_NAME_TAKEN: 'この名前はすでに使われています。',
    GRANT_BEYOND_OWN: '自分が持つ権限だけを、自分の範囲・期限・時間帯の中で付与できます。',
    GRANT_UNKNOWN: 'この権限または役割は付与できません。',
  },
  fields: {
    companyRoleName: '名前',
    permissions: '権限',
  },
  operations: {
    'create-company-role': '役割を追加',
    'change-company-role': '役割を変更',
    'delete-company-role': '役割を削除',
    'restore-company-role': '役割を復元',
  },
};
