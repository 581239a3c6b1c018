import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '平台設定',
  contents: '本頁目錄',
  groups: {
    platform: '平台',
    services: '已連接的服務',
    mail: '郵件網域',
    logIn: '登入與密碼',
    codes: '驗證碼',
    signUp: '註冊',
    invitations: '邀請',
    recovery: '找回密碼',
    accounts: '帳號與公司',
  },
  choices: {
    spec: '標準：8 至 12 個字元，包含字母、數字與特殊字元',
    legacy: '舊版系統：6 至 12 個字元',
    strict: '嚴格：15 個字元以上的長密碼',
    optional: '由使用者自行選擇',
    strictCompanies: '採用嚴格密碼規則的公司的使用者',
    everybody: '所有使用者',
    byProfile: '依密碼規則：僅「嚴格」可用六種語言的文字',
    all: '一律可用六種語言的文字',
  },
  default: '預設值：{{value}}',
  nothing: '無',
  onePerLine: '每行輸入一個。',
  save: '儲存',
  undo: '還原',
  saved: '已儲存。',
  closing: {
    title: '關閉註冊',
    text: '重新開放之前，任何人都無法註冊。現有帳號不受影響。',
  },
  loading: '正在載入設定…',
  retry: '重試',
};
