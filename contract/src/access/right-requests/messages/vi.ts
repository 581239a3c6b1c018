import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    RIGHT_HELD: 'Bạn đã có quyền này trong phạm vi đó.',
    RIGHT_REQUEST_LIMIT: 'Mỗi ngày bạn có thể xin quyền tối đa {{0}} lần.',
    RIGHT_REQUEST_OPEN: 'Bạn đã xin quyền này rồi.',
    RIGHT_REQUEST_STATE: 'Yêu cầu này đã được xử lý, đã rút lại hoặc đã hết hạn.',
  },
  fields: {
    permission: 'Quyền',
    hours: 'Số giờ',
  },
  operations: {
    'ask-for-right': 'Xin quyền tạm thời',
    'withdraw-right-request': 'Rút yêu cầu xin quyền',
    'approve-right-request': 'Chấp thuận yêu cầu xin quyền',
    'refuse-right-request': 'Từ chối yêu cầu xin quyền',
  },
};
