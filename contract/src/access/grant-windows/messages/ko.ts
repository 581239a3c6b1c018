import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  errors: {
    GRANT_WINDOW_IN_USE: '이 시간을 쓰는 권한이 있습니다. 먼저 그 권한을 바꿔 주세요.',
    GRANT_WINDOW_LIMIT: '허용 시간은 최대 {{0}}개까지 추가할 수 있습니다.',
    GRANT_WINDOW_NAME_TAKEN: '이미 사용 중인 이름입니다.',
    WINDOW_ZONE: 'GMT+9와 같은 형식으로 입력하거나 시간대를 선택해 주세요.',
  },
  fields: {
    grantWindowName: '이름',
    weekly: '요일과 시간',
    zone: '시간대',
    closesOnDaysOff: '휴무일에는 적용 안 함',
  },
  operations: {
    'create-grant-window': '허용 시간 추가',
    'change-grant-window': '허용 시간 변경',
    'delete-grant-window': '허용 시간 삭제',
    'restore-grant-window': '허용 시간 복원',
  },
};
