import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  logIn: {
    title: '登入',
    welcome: '歡迎回來。',
    passkey: '使用通行密鑰登入',
    orById: '或使用帳號',
    passkeyNotUsed: '未使用通行密鑰。請再試一次，或以帳號和密碼登入。',
    id: '帳號',
    idHelp: '請輸入完整的電子郵件地址。若是在本服務建立的地址，只需輸入 @\u00a0前面的部分。',
    remember: '記住帳號',
    stay: '保持登入狀態',
    stayHelp: '關閉瀏覽器後仍保持登入。請勿在共用電腦上勾選。',
    submit: '登入',
    forgot: '忘記密碼？',
    noAccount: '還沒有帳號嗎？',
    signUp: '免費註冊',
    registered: '公司已為您登錄？',
    openAccount: '啟用帳號',
    waiting: '等待時間結束後即可再次登入。',
    waitTitle: '登入失敗次數過多',
    waitText: '為保護帳號安全，暫時限制登入。',
    waitLabel: '距離可以重試還有',
    wait60: '1 分鐘後可以重試。',
    wait30: '30 秒後可以重試。',
    waitOver: '現在可以重新登入了。',
    reasons: {
      needed: '請登入後繼續。',
      ended: '您已登出。重新登入後會回到剛才的頁面。',
      beside: '您已登出。請登入後回到剛才填寫的視窗。',
      out: '您已登出。',
      everywhere: '您已在所有裝置上登出。',
    },
  },
  change: {
    title: '變更密碼',
    renewal: '公司要求您變更密碼，變更後才能繼續。',
    logOut: '登出',
    lead: '變更後，其他裝置將會登出。',
    loading: '正在載入密碼規則',
    rules: '新密碼規則',
    submit: '變更密碼',
    cancel: '取消',
    doneTitle: '密碼已變更',
    done: '其他裝置已登出。',
  },
  confirm: {
    asked: {
      title: '確認電子郵件地址',
      text: '如果這是您本人的電子郵件地址，請按下方按鈕。',
    },
    done: {
      title: '電子郵件地址已確認',
      text: '謝謝您。現在可以使用此地址登入。',
    },
    locked: {
      title: '請先登入',
      text: '請使用以此電子郵件地址註冊的帳號登入，然後重新開啟郵件中的連結。若非您本人註冊，請忽略此郵件，未確認的帳號將被釋出。',
    },
    gone: {
      title: '此連結已失效',
      text: '連結已過期或已使用過。如果您已確認過地址，請直接登入。',
    },
    submit: '確認地址',
    logIn: '登入',
  },
};
