import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    APPROVAL_POLICY_LIMIT: '最多可新增 {{0}} 個簽核規則。',
    APPROVAL_POLICY_NAME_TAKEN: '此名稱已被使用。',
    APPROVAL_POLICY_VERSIONS: '此規則已有 {{0}} 個版本，請新增規則。',
    APPROVAL_POLICY_HOLDS: '需簽核的操作正在使用此規則，請先在簽核設定中變更。',
    APPROVAL_AMOUNT: '請輸入 0 到 {{0}} 之間的整數。',
    APPROVAL_AMOUNT_ORDER: '最高金額不可低於最低金額。',
    APPROVAL_APPROVERS: '依公司設定，最多可指定 {{0}} 位簽核人。',
    APPROVAL_PERSON: '請選擇在職成員。',
    APPROVAL_CODE: '此項目已不存在，請重新選擇。',
  },
  fields: {
    approvalPolicyName: '名稱',
    englishApprovalPolicyName: '英文名稱',
    coveredDepartmentCode: '部門',
    coveredJobRankCode: '職級',
    documentKind: '表單類型',
    amountFrom: '最低金額',
    amountTo: '最高金額',
    isPolicyActive: '啟用',
    activeFrom: '生效日',
    approvalSteps: '簽核關卡',
    jobCode: '職級或職稱',
    approvalPersonId: '申請人',
    documentAmount: '金額',
  },
  operations: {
    'create-approval-policy': '新增簽核規則',
    'change-approval-policy': '變更簽核規則',
    'delete-approval-policy': '刪除簽核規則',
    'restore-approval-policy': '還原簽核規則',
    'order-approval-policies': '變更簽核規則順序',
    'read-approval-policy': '檢視簽核規則',
    'try-approval-route': '試算簽核流程',
  },
};
