import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    INVITATION_INVALID: '無法透過此連結註冊。請檢查連結，或索取新的邀請。',
    INVITATION_DOMAIN: '此邀請僅限以下網域的電子郵件地址使用：{{0}}。',
    INVITATION_DOMAIN_FORM: '請輸入 company.example 格式的網域，並以逗號分隔。',
    INVITATION_USES: '請輸入 1 到 {{0}} 之間的整數。',
    INVITATION_SERVICES: '請至少選擇一項公司已啟用的服務。',
    INVITATION_DEPARTMENT: '沒有這個部門，請選擇其他部門。',
    INVITATION_STATE: '狀態已變更，請重新載入清單。',
    APPROVAL_AWAITED: '您的申請正在等待公司管理員核准，結果確定後會立即通知您。',
    INVITATION_SENDS: '今天可傳送的邀請數量已用完。請明天再試，或使用共享連結。',
    INVITATION_LIST: '請輸入 1 到 {{0}} 個地址。',
    INVITATION_TWICE: '清單中已有這個地址。',
    INVITATION_MEMBER: '這個人已是公司成員。',
    INVITATION_WAITING: '已邀請這個地址，尚未回覆。',
  },
  fields: {
    recipient: '傳送至',
    recipients: '邀請地址',
    services: '服務',
    validDays: '有效期間',
    uses: '註冊人數上限',
    allowedDomains: '允許的電子郵件網域',
    needsApproval: '需管理員核准後加入',
    inviter: '邀請人',
  },
  operations: {
    'hand-over-invitation': '移交邀請',
  },
};
