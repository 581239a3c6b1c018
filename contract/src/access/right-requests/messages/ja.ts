import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    RIGHT_HELD: 'この範囲の権限はすでにあります。',
    RIGHT_REQUEST_LIMIT: '権限の申請は1日{{0}}回までです。',
    RIGHT_REQUEST_OPEN: '同じ権限をすでに申請しています。',
    RIGHT_REQUEST_STATE: 'すでに処理済み、取り消し済み、または期限切れの申請です。',
  },
  fields: {
    permission: '権限',
    hours: '利用時間',
  },
  operations: {
    'ask-for-right': '一時的な権限の申請',
    'withdraw-right-request': '一時的な権限の申請の取り消し',
    'approve-right-request': '一時的な権限の承認',
    'refuse-right-request': '一時的な権限の却下',
  },
};
