import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  titles: {
    identify: '忘記密碼',
    code: '輸入驗證碼',
    password: '設定新密碼',
    done: '密碼已變更',
  },
  leads: {
    identify: '請輸入帳號，以及該帳號登記的電子郵件或手機號碼，我們會將驗證碼傳送到該處。',
    code: '若帳號與聯絡方式屬於同一個帳號，您將會收到驗證碼。',
    password: '變更後，所有裝置都會登出。',
    done: '所有裝置皆已登出。請使用新密碼登入。',
  },
  steps: {
    label: '重設密碼的步驟',
    identify: '確認帳號',
    code: '驗證碼',
    password: '新密碼',
  },
  identify: {
    id: '帳號',
    idHelp: '請輸入完整的電子郵件地址。若為本服務的地址，只輸入 @ 前的部分即可。',
    mail: '電子郵件',
    mailText: '寄到登記的電子郵件',
    mobile: '手機',
    mobileText: '以簡訊傳送到登記的手機',
    key: '認證金鑰',
    keyText: '適用於沒有已驗證聯絡方式的帳號',
    keyHelp: '註冊時使用的金鑰。帳號有已驗證的聯絡方式時不能使用。',
    take: '使用此金鑰',
    pin: 'PIN 碼',
    pinText: '使用事先設定的 PIN',
    pinHelp: '您在「我的帳號」設定的數字。輸入錯誤五次會遭鎖定，可由貴公司的服務台解除。',
    takePin: '使用此 PIN',
    mailHelp: '若帳號是其他業者的電子郵件地址，也可以輸入該地址。',
    mobileHelp: '帳號登記的手機號碼',
    send: '取得驗證碼',
    cancel: '返回登入',
  },
  password: {
    hintHelp: '這是您在「我的帳號」設定的問題，不區分大小寫與空格。',
    rules: '新密碼規則',
    submit: '變更密碼',
    loading: '正在載入密碼規則',
    retry: '重試',
  },
  done: {
    logIn: '登入',
  },
};
