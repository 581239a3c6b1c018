import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    SEARCH_TERM_SHORT: '請至少輸入 {{1}} 個中文字或 {{0}} 個英文字母再搜尋。',
    SEARCH_TERM_LETTERS: '搜尋字詞不可包含 < > ^ ; : * % $ / #，其中 * 與 / 只能放在最後。',
    EMPLOYEES_CHOSEN: '請選取 1 到 {{0}} 名成員。',
    SYNCHRONISING_MINUTES: '請輸入 0 到 {{0}} 之間的分鐘數。',
    EMPLOYEE_CONTACT: '認證金鑰、外部電子郵件和手機號碼請至少填寫一項。',
    EMPLOYEE_DEPARTMENT: '沒有這個部門，請選擇其他部門。',
    EMPLOYEE_JOB_RANK: '沒有這個職級，請選擇其他職級。',
    EMPLOYEE_JOB_TITLE: '沒有這個職務，請選擇其他職務。',
    EMPLOYEE_NOT_APPLIED: '這位成員尚未開通帳號，開通後才能變更。',
    EMPLOYEE_OPTIONAL_DECLINED: '該成員未同意保存選填資訊，請將此欄位留空。',
    EMPLOYEE_MAIL_TAKEN: '此外部電子郵件已登錄給其他成員。',
    EMPLOYEE_MOBILE_TAKEN: '此手機號碼已登錄給其他成員。',
    EMPLOYEE_OPENCODE_TAKEN: '此認證金鑰已登錄給其他成員。',
    WELCOME_STATE: '沒有可寄送歡迎郵件的外部電子郵件，或帳號已啟用。',
    WELCOME_SENDS: '今天可寄送的歡迎郵件已達上限。請不寄送郵件直接登錄，或明天再試。',
    SECURITY_GRADE_MINIMUM: '本公司的安全等級須為{{0}}或更大的數字。',
    EMPLOYEE_NUMBER_TAKEN: '此員工編號已被使用。',
  },
  fields: {
    displayName: '顯示名稱',
    englishName: '英文姓名',
    employeeNumber: '員工編號',
    securityGrade: '安全等級',
  },
};
