import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    RIGHT_HELD: '您在此范围内已拥有该权限。',
    RIGHT_REQUEST_LIMIT: '每天最多可申请 {{0}} 次权限。',
    RIGHT_REQUEST_OPEN: '您已申请过相同的权限。',
    RIGHT_REQUEST_STATE: '该申请已处理、已撤回或已过期。',
  },
  fields: {
    permission: '权限',
    hours: '使用时长',
  },
  operations: {
    'ask-for-right': '申请临时权限',
    'withdraw-right-request': '撤回权限申请',
    'approve-right-request': '批准权限申请',
    'refuse-right-request': '拒绝权限申请',
  },
};
