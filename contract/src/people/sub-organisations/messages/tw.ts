import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    SUB_ORGANISATION_LIMIT: '最多可新增 {{0}} 個分支機構。',
    SUB_ORGANISATION_PEOPLE_LIMIT: '最多可個別指定{{0}}位成員，請改為新增其所屬部門。',
    SUB_ORGANISATION_CODE_LENGTH: '請輸入 {{0}} 到 {{1}} 個字元的代碼。',
    SUB_ORGANISATION_TAKEN: '此代碼已被使用。',
  },
  fields: {
    idChangeFrom: 'ID 變更開始日期',
    idChangeUntil: 'ID 變更結束日期',
    subOrganisationCode: '分支機構代碼',
    subOrganisationName: '分支機構名稱',
    englishSubOrganisationName: '英文名稱',
  },
};
