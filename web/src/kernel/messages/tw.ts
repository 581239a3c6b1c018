import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  notFound: {
    title: '找不到頁面',
    text: '網址可能有誤，或頁面已移動或刪除。',
    home: '回到首頁',
  },
  noCookies: '瀏覽器封鎖了 Cookie，無法登入或註冊。請允許此網站使用 Cookie 後再試一次。',
  failed: {
    title: '無法顯示此頁面',
    code: '錯誤代碼',
    copy: '複製',
    retry: '再試一次',
    home: '回到首頁',
  },
  errorPage: {
    title: '發生問題',
    text: '頁面載入失敗。請回到首頁，稍後再試一次。',
  },
  unavailable: {
    title: '無法使用此功能',
    text: '此功能目前未開放。請聯絡管理員，或稍後再試。',
    back: '返回上一頁',
  },
  terms: {
    inEnglish: '沒有此語言的條款，目前以英文顯示。',
  },
  code: {
    timeLeft: '剩餘時間',
    at60: '輸入驗證碼的時間還剩 1 分鐘。',
    at30: '輸入驗證碼的時間還剩 30 秒。',
    at0: '輸入驗證碼的時間已過。',
    help: '輸入完整後會立即驗證。',
    check: '驗證',
    resend: '重新取得',
    wait: '傳送滿 1 分鐘後才能重新取得驗證碼。',
    waitSeconds: '{{seconds}} 秒後可重新取得驗證碼。',
  },
  entrance: {
    loggedIn: '您已以 {{name}} 的身分登入。',
    goOn: '繼續',
    logIn: '登入',
    setUp: '開始設定公司',
    portal: '前往入口網站',
  },
};
