import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    RIGHT_HELD: '您在此範圍內已擁有該權限。',
    RIGHT_REQUEST_LIMIT: '每天最多可申請 {{0}} 次權限。',
    RIGHT_REQUEST_OPEN: '您已申請過相同的權限。',
    RIGHT_REQUEST_STATE: '該申請已處理、已撤回或已過期。',
  },
  fields: {
    permission: '權限',
    hours: '使用時數',
  },
  operations: {
    'ask-for-right': '申請臨時權限',
    'withdraw-right-request': '撤回權限申請',
    'approve-right-request': '核准權限申請',
    'refuse-right-request': '拒絕權限申請',
  },
};
