import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    GRANT_WINDOW_IN_USE: 'この時間帯を使う権限があります。先にその権限を変更してください。',
    GRANT_WINDOW_LIMIT: '時間帯は{{0}}件まで追加できます。',
    GRANT_WINDOW_NAME_TAKEN: 'この名前はすでに使われています。',
    WINDOW_ZONE: 'GMT+9の形式で入力するか、タイムゾーンを選択してください。',
  },
  fields: {
    grantWindowName: '名前',
    weekly: '曜日と時間',
    zone: 'タイムゾーン',
    closesOnDaysOff: '休業日には適用しない',
  },
  operations: {
    'create-grant-window': '許可時間帯を追加',
    'change-grant-window': '許可時間帯を変更',
    'delete-grant-window': '許可時間帯を削除',
    'restore-grant-window': '許可時間帯を復元',
  },
};
