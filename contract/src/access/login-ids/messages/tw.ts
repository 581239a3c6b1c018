import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    MB602: '已有一筆處理中的帳號申請，須先處理完畢或取消。',
    MB603: '目前無法變更帳號。請向管理員洽詢下一次變更期間。',
    MB604: '這是目前的帳號，請輸入其他帳號。',
    MB605: '此申請已被處理，請重新整理頁面。',
    MB606: '已有帳號，請申請變更帳號。',
    MB607: '沒有仍可登入的舊帳號。',
    MB608: '沒有可變更的帳號，請申請新帳號。',
  },
  fields: {
    wantedLoginId: '新帳號',
    idRequestReason: '原因',
  },
  operations: {
    'ask-for-login-id': '申請帳號',
    'cancel-id-request': '取消帳號申請',
    'confirm-id-request': '確認申請的帳號',
    'end-approved-id-requests': '已核准的帳號申請逾期',
    'approve-id-request': '核准帳號申請',
    'refuse-id-request': '退回帳號申請',
    'decide-id-requests': '批次處理帳號申請',
    'change-login-id': '變更帳號',
    'reopen-id-request': '復原帳號申請的處理',
    'restore-login-id': '復原帳號的變更',
    'take-back-login-id': '復原帳號變更',
  },
};
