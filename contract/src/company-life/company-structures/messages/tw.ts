import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    STRUCTURE_CODE_LENGTH: '請輸入{{0}}至{{1}}個字元的代碼。',
    STRUCTURE_CODE_TAKEN: '此代碼已被使用。',
    STRUCTURE_COMPANY_UNKNOWN: '沒有使用此代碼且服務中的公司。',
    STRUCTURE_MEMBER: '此公司已屬於某個公司集團。',
    STRUCTURE_NOT_MEMBER: '此公司不屬於這個公司集團。',
    STRUCTURE_LEADING: '只有主導公司可以邀請其他公司，且主導公司無法退出集團。',
    STRUCTURE_LIMIT: '公司集團最多可有{{0}}家公司（含待接受的邀請）。',
    STRUCTURE_OFFER_OPEN: '此公司的請求尚未結束，請撤回或等候回覆。',
    STRUCTURE_OFFER_OVER: '此請求已結束。',
  },
  fields: {
    newLeadingCode: '新主導公司代碼',
    companyStructureCode: '集團代碼',
    companyStructureName: '集團名稱',
    englishCompanyStructureName: '英文名稱',
  },
};
