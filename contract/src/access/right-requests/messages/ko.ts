import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    RIGHT_HELD: '이미 이 범위에 있는 권한입니다.',
    RIGHT_REQUEST_LIMIT: '권한은 하루에 최대 {{0}}번까지 요청할 수 있습니다.',
    RIGHT_REQUEST_OPEN: '같은 권한을 이미 요청했습니다.',
    RIGHT_REQUEST_STATE: '이미 처리되었거나 취소되었거나 기한이 지난 요청입니다.',
  },
  fields: {
    permission: '권한',
    hours: '사용 시간',
  },
  operations: {
    'ask-for-right': '임시 권한 요청',
    'withdraw-right-request': '임시 권한 요청 취소',
    'approve-right-request': '임시 권한 승인',
    'refuse-right-request': '임시 권한 반려',
  },
};
