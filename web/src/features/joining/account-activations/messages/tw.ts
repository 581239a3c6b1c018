import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  titles: {
    identify: '啟用公司帳號',
    code: '輸入驗證碼',
    account: '完成帳號設定',
    instant: '使用初始密碼啟用',
  },
  leads: {
    identify: '公司已為您登錄。請用公司登錄的資料確認是您本人。',
    code: '若公司以此聯絡方式登錄了您，您將會收到驗證碼。',
    account: '請設定密碼並閱讀條款，大約需要一分鐘。',
    instant: '請輸入管理員提供的帳號與初始密碼。',
  },
  steps: {
    label: '啟用帳號的步驟',
    identify: '確認身分',
    code: '驗證碼',
    initial: '初始密碼',
    account: '密碼與條款',
  },
  identify: {
    mail: '電子郵件',
    mailText: '將驗證碼寄到公司登錄的電子郵件',
    mobile: '手機',
    mobileText: '以簡訊將驗證碼傳送到登錄的手機',
    key: '認證金鑰',
    keyText: '使用機構核發給您的金鑰，不需要驗證碼',
    promotion: '優惠碼',
    promotionText: '使用公司收到的代碼，不需要事先登記',
    mailHelp: '公司登錄的外部電子郵件地址',
    mobileHelp: '登錄的手機號碼，不含開頭的 0',
    keyHelp: '16 個英文字母與數字，不區分大小寫與連字號。',
    send: '取得驗證碼',
    take: '使用此金鑰',
    promotionHelp: '請輸入收到的完整代碼，不區分大小寫和連字號。',
    takePromotion: '使用此代碼',
    nobody: '沒有以此聯絡方式登錄的成員。請檢查輸入內容，或詢問公司管理員。',
  },
  instant: {
    id: '帳號',
    idHelp: '請輸入完整的電子郵件地址。若為本服務的地址，只輸入 @ 前的部分即可。',
    password: '初始密碼',
    passwordHelp_one: '不區分大小寫與連字號。自發放起 {{count}} 天內有效，且只能在此頁面使用。',
    passwordHelp_other: '不區分大小寫與連字號。自發放起 {{count}} 天內有效，且只能在此頁面使用。',
    submit: '繼續',
  },
  account: {
    choose: '公司',
    chooseHelp: '有多家公司登錄了您。請先選擇一家，其餘的可以稍後再啟用。',
    submit: '啟用帳號',
  },
  done: {
    title: '{{name}}，歡迎您',
    lead: '帳號已準備就緒。請使用此帳號與新密碼登入。',
    confirm: '請開啟我們寄到 {{address}} 的郵件中的連結，確認該地址屬於您。',
  },
  other: {
    hasInitial: '管理員給了您初始密碼？',
    toInstant: '使用初始密碼啟用',
    hasNone: '沒有初始密碼？',
    toAccount: '用聯絡方式或金鑰啟用帳號',
  },
  page: {
    loading: '正在載入頁面',
    failed: '目前無法顯示此頁面',
    retry: '重試',
    over: '操作逾時，或已在其他視窗完成，請重新開始。',
    logIn: '返回登入',
    contact: '客服中心',
  },
};
