import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    AP199: '此公司的簽核設定已存在。',
    APPROVAL_RANGE: '請輸入 {{0}} 到 {{1}} 之間的整數。',
  },
  fields: {
    keptDays: '文件保存天數',
    maxApprovers: '簽核人上限',
    maxAgreers: '會簽人上限',
    maxReferees: '副本收件人上限',
    maxReceivers: '接收人上限',
    allowsDelegation: '允許代理簽核',
    allowsLaterApproval: '允許事後簽核',
    documentOwner: '文件歸屬',
  },
};
