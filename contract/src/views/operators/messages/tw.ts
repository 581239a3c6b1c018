import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    OPERATOR_SETUP_REFUSED:
      '無法使用此權杖設定營運者。請確認已完整複製伺服器啟動時顯示的權杖。如果權杖已過期且尚未設定營運者，請重新啟動伺服器以取得新權杖。',
  },
  fields: {
    token: '設定權杖',
  },
};
