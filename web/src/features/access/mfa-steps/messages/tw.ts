import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '兩步驟驗證',
  submit: '繼續',
  endedTitle: '請重新登入',
  denied: '沒有等待驗證的登入，或登入已逾時。',
  logIn: '前往登入',
  loading: '正在載入兩步驟驗證資訊',
  back: '返回登入',
  lost: {
    title: '裝置和復原碼都遺失了？',
    text: '請聯絡公司管理員重設兩步驟驗證。',
    operator: '如果您是公司唯一的管理員或平台營運者，請由伺服器負責人使用營運指南（docs/operation）中的指令重設。',
  },
  retry: '再試一次',
  code: '應用程式驗證碼',
  recoveryCode: '復原碼',
  setUp: {
    title: '設定兩步驟驗證',
    lead: '此帳號必須使用兩步驟驗證。請選擇一種方式繼續，之後可在「我的帳號」中變更。',
    back: '返回',
  },
  passkey: {
    use: '使用通行密鑰',
    notUsed: '未使用通行密鑰。請再試一次，或改用其他方式。',
  },
  trust: '在此裝置上 {{days}} 天內略過兩步驟驗證',
  lead: {
    passkey: '請以指紋、臉部、裝置 PIN 碼或安全金鑰進行確認。',
    app: '請輸入驗證器應用程式顯示的驗證碼。',
    recoveryCode: '請輸入您保存的一組復原碼。每組只能使用一次。',
  },
  instead: {
    passkey: '改用通行密鑰',
    app: '改用驗證器應用程式',
    recoveryCode: '改用復原碼',
  },
};
