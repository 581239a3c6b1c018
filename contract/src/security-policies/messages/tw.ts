import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    PASSWORD_RENEWAL_NEEDED: '公司要求您變更密碼，變更後才能繼續。',
  },
  fields: {
    passwordProfile: '新密碼的規則',
    idProfile: '新ID的長度',
    secondFactor: '需要兩步驟驗證的成員',
    graceDays: '生效時間',
  },
};
