import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    COMPANY_ENDED: '貴公司已終止使用本服務，無法登入或加入。詳情請洽公司管理員。',
    COMPANY_NAME_DIFFERS: '公司名稱不一致，請依畫面上顯示的名稱輸入。',
  },
};
