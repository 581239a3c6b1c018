import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    OPERATOR_SETUP_REFUSED: '無法使用此權杖設定營運者。如果尚未設定營運者，請重新啟動伺服器以取得新權杖。',
  },
  fields: {
    token: '設定權杖',
  },
};
