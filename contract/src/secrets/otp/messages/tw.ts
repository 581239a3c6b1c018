import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    OTP0001: '請輸入要驗證的使用者 ID。',
    OTP0002: '您不是入口網站的使用者，請檢查輸入的內容。',
    OTP0003: '要求驗證碼的次數過多，請稍後再試。',
    OTP0004: '尚無已驗證且可接收驗證碼的手機號碼或外部電子郵件。',
    OTP0005: '沒有已發送的驗證碼，請重新取得。',
    OTP0006: '驗證碼已超過有效時間（{{0}} 分鐘），請重新取得。',
    OTP0007: '驗證碼輸入錯誤已超過 {{0}} 次，請重新取得。',
    OTP0008: '驗證碼不正確，請確認後重新輸入。',
    OTP_REPLACED: '此瀏覽器剛才另外取得了驗證碼，請重新取得。',
    OTP_USED: '此驗證碼已使用。',
    MB_M_OTP_INVALID: '驗證碼格式無效，請只輸入收到的數字。',
    MB_M_OTP_FIRST: '請先完成身分驗證。',
    MB667: '驗證碼多次輸入錯誤，身分驗證已重設，請重新取得驗證碼。',
  },
  fields: {
    option: '驗證方式',
    target: '接收驗證碼的位置',
    oneTimeCode: '驗證碼',
  },
};
