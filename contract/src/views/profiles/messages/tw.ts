import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    OPTIONAL_DECLINED: '選填資訊須經您同意才能保存。請先在「同意紀錄」中同意。',
    MB1055: '代表管理員無法刪除，請先移交該角色。',
    ACCOUNT_LAST_ADMINISTRATOR: '您是最後一位擁有此權限的管理員，請先將權限授予他人。',
    OWN_DATA_LIMIT: '24 小時內最多可下載 {{0}} 次您的資料。請稍後再試。',
  },
};
