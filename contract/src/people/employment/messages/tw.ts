import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    MB701: '該成員正在休假，請先辦理復職。',
    MB702: '該成員正在外派，請先解除外派。',
    MB703: '該成員並未離職，無法辦理復職。',
    EMPLOYMENT_OWN: '無法對自己執行此操作，請聯絡其他管理員。',
    EMPLOYMENT_LAST_ADMINISTRATOR: '這是最後一位可以登入的管理員，請先將管理員角色授予其他成員。',
    EMPLOYMENT_REPRESENTATIVE: '代表管理員需要先移交角色。',
    EMPLOYMENT_HEIR: '請選擇在職成員作為接手人。',
    EMPLOYMENT_HEIR_RIGHT: '該成員沒有接手所需的權限，請選擇管理員等具有權限的成員。',
    EMPLOYMENT_LEFT_LIMIT: '待移交的內容超過 {{0}} 項。請先停權該帳號，移交或結束其中一部分後再試一次。',
    EMPLOYMENT_LEFT_CHANGED: '待移交的內容已變更，清單已重新載入，請再次確認。',
    RETIREMENT_PLANNED: '已預約離職，請先取消預約。',
    RETIREMENT_NOT_PLANNED: '沒有等待執行的離職，可能已取消或已完成。',
    SUSPENSION_END: '請選擇未來的時間。',
    ALREADY_SUSPENDED: '該成員已停權，請先恢復後再操作。',
    NOT_SUSPENDED: '該成員已可正常登入。',
    ACCESS_SUSPENDED: '您的帳號已停權，請聯絡公司管理員。',
    ACCESS_SUSPENDED_UNTIL: '您的帳號停權至 {{0}}，請聯絡公司管理員。',
  },
  fields: {
    employmentStatus: '在職狀態',
    access: '登入權限',
    isPlanned: '已排定',
    handedOver: '移交項目數',
    stayed: '未移交項目數',
    returned: '恢復項目數',
    lost: '無法恢復的項目數',
  },
  operations: {
    'plan-retirement': '預約離職',
    'retire-person': '辦理離職',
    'call-off-retirement': '取消離職排程',
    'reinstate-person': '辦理復職',
    'suspend-access': '帳號停權',
    'restore-access': '恢復帳號',
    'read-leaving': '檢視離職待移交內容',
    'read-story': '檢視在職紀錄',
  },
};
