import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    FACTOR_CODE_FORM: '請輸入應用程式顯示的{{0}}位數字。',
    RECOVERY_CODE_FORM: '復原碼由{{0}}個英文字母和數字組成。',
    FACTOR_CODE_WRONG: '驗證碼不正確，請輸入應用程式目前顯示的驗證碼。',
    FACTOR_CODE_USED: '此驗證碼已使用過，請等應用程式顯示下一組驗證碼。',
    RECOVERY_CODE_WRONG: '復原碼不正確或已使用過。',
    FACTOR_TRIES: '驗證失敗次數過多，請重新輸入密碼登入。',
    FACTOR_LIMIT: '此帳號的驗證碼錯誤次數過多，請稍後再試。',
    FACTOR_SET_UP_ENDED: '這次設定已失效，請重新開始。',
    FACTOR_REQUIRED: '此處必須使用兩步驟驗證。請先設定其他方式，再移除此方式。',
    PASSKEY_REFUSED: '無法驗證此通行密鑰，請再試一次。',
    PASSKEY_COPIED: '此通行密鑰疑似遭到複製。請改用其他方式登入，然後將其移除。',
    PASSKEY_KNOWN: '此通行密鑰已註冊。',
    PASSKEY_SECOND_STEP: '這個通行密鑰只能在輸入密碼後用來驗證。請先以帳號登入，再到「我的帳號」新增通行密鑰。',
    PASSKEY_LIMIT: '最多可註冊{{0}}個通行密鑰，請先移除一個。',
    PASSKEY_UNAVAILABLE: '目前的網址無法使用通行密鑰。',
  },
  fields: {
    passkeyName: '通行密鑰名稱',
  },
};
