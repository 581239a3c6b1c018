import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    APPROVAL_FORM_LIMIT: '最多可新增 {{0}} 個表單。',
    APPROVAL_FORM_NAME_TAKEN: '此名稱已被使用。',
    APPROVAL_FORM_VERSIONS: '此表單已有 {{0}} 個版本，請新增表單。',
    APPROVAL_FORM_FIELDS: '最多可新增 {{0}} 個欄位。',
    APPROVAL_FORM_KEY: '有兩個相同的欄位，請刪除其中一個後重新新增。',
    APPROVAL_FORM_AMOUNTS: '只能有一個金額欄位，其他請改為數字。',
    APPROVAL_FORM_FILES: '最多可新增 {{0}} 個檔案欄位。',
    APPROVAL_FORM_CHOICES: '請輸入不重複的選項，最多 {{0}} 個。',
  },
  fields: {
    approvalFormName: '名稱',
    englishApprovalFormName: '英文名稱',
    approvalFormNote: '說明',
    isFormActive: '啟用',
    makesLeave: '核准後登記留停',
    formFields: '欄位',
    fieldLabel: '欄位名稱',
    englishFieldLabel: '英文欄位名稱',
    fieldNote: '提示',
    fieldKind: '輸入方式',
    isFieldRequired: '必填',
    choices: '選項',
    choiceName: '選項',
    englishChoiceName: '英文選項',
  },
  operations: {
    'create-approval-form': '新增簽核表單',
    'change-approval-form': '變更簽核表單',
    'delete-approval-form': '刪除簽核表單',
    'restore-approval-form': '還原簽核表單',
    'order-approval-forms': '變更簽核表單順序',
    'add-shipped-forms': '新增預設簽核表單',
    'read-approval-form': '檢視簽核表單',
  },
};
