import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    GRANT_COMPANY_WIDE: 'この権限は会社全体にのみ付与できます。範囲に会社全体を選択してください。',
    GRANT_DATES: '開始日以降の、過ぎていない日付を入力してください。',
    GRANT_EXISTS: '同じ範囲にすでに付与されています。期限や時間帯を変更してください。',
    GRANT_LIMIT: '付与できる権限は{{0}}件までです。',
    GRANT_ROLE_WHOLE: '会社全体の役割は「管理者」で付与するか、期限・時間帯・より狭い範囲を指定してください。',
    GRANT_SCOPE: '権限の範囲が見つかりません。',
    GRANT_WINDOW: '時間帯が見つかりません。',
    GRANT_TO_ROLE: '役割には権限だけを付与でき、別の役割は付与できません。',
  },
  fields: {
    granteeType: '対象',
    granteeId: '人または役割',
    targetType: '種類',
    targetName: '何を',
    scopeKind: 'どこで',
    scopeId: '対象範囲',
    windowId: 'いつ',
  },
  operations: {
    'give-grant': '権限を付与',
    'change-grant': '権限を変更',
    'export-holdings': '権限の保有状況をダウンロード',
    'take-back-grant': '権限を取り消し',
  },
};
