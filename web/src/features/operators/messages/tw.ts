import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  setup: {
    title: '設定營運者',
    lead: '營運者負責管理本平台的設定、優惠碼與條款。',
    tokenHelp: '權杖於伺服器啟動時顯示，一小時內有效且只能使用一次。',
    loginIdHelp: '您的電子郵件地址，用於登入。',
    rules: '密碼規則',
    submit: '完成設定',
    done: '營運者設定完成',
    doneText: '請使用您的電子郵件地址與新密碼登入。',
    closed: '已設定營運者',
    closedText: '本平台已有營運者。如果您是營運者，請使用自己的帳號登入。',
    loading: '正在檢查設定狀態',
    logIn: '登入',
  },
};
