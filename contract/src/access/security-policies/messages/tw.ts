import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    PASSWORD_OWN_RULES: '長度須在 {{0}} 到 {{1}} 個字元之間，且最短不大於最長。不要求字元組合時，最短為 {{2}} 個字元。',
    ID_OWN_LENGTHS: '長度須在 {{0}} 到 {{1}} 個字元之間，且最短不大於最長。',
    POLICY_DAY_TOO_FAR: '請選擇從今天起 {{0}} 天以內的日期。',
    PASSWORD_RENEWAL_NEEDED: '公司要求您變更密碼，變更後才能繼續。',
  },
  fields: {
    passwordProfile: '新密碼的規則',
    idProfile: '新ID的長度',
    secondFactor: '需要兩步驟驗證的成員',
    effectiveFrom: '生效日期',
    graceDays: '生效時間',
  },
  operations: {
    'name-right-holders': '變更權限持有人的顯示設定',
  },
};
