import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    GRANT_WINDOW_IN_USE: '仍有權限使用此時段。請先變更這些權限。',
    GRANT_WINDOW_LIMIT: '最多可新增 {{0}} 個時段。',
    GRANT_WINDOW_NAME_TAKEN: '此名稱已被使用。',
    WINDOW_ZONE: '請輸入 GMT+9 形式的時區，或選擇時區名稱。',
  },
  fields: {
    grantWindowName: '名稱',
    weekly: '星期與時間',
    zone: '時區',
    closesOnDaysOff: '休假日不生效',
  },
  operations: {
    'create-grant-window': '新增允許時段',
    'change-grant-window': '變更允許時段',
    'delete-grant-window': '刪除允許時段',
    'restore-grant-window': '還原允許時段',
  },
};
