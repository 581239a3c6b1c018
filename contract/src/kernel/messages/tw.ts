import type { Translated } from '../messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    CO101: '資料讀取或儲存失敗，請稍後再試。',
    CO400: '請求無效，請檢查您輸入的內容。',
    CO401: '您沒有執行此操作的權限。',
    CO403: '請求已被拒絕。',
    CO404: '找不到您要檢視的內容。',
    CO405: '不允許此請求。',
    CO406: '無法以所要求的格式回應。',
    CO415: '不支援此內容格式。',
    CO429: '請求次數過多，請稍後再試。',
    CO500: '處理請求時發生錯誤，請稍後再試。',
    CO503: '目前無法使用此功能，請稍後再試。',
    AC100: '您尚未登入，請登入後再試一次。',
    MB_M_REQUIRED: '此欄位為必填。',
    MB_M_MAX_LENGTH: '最多可輸入 {{0}} 個字元。',
    MB_M_ALPHANUMERIC: '只能輸入英文字母和數字。',
    MB_M_LEADING_SPACE: '開頭不能是空格。',
    MB_M_NO_SPACES: '不能包含空格。',
    MB_M_NAME_SPECIAL_VALID: '{{validatedName}}只能使用韓文或英文字母，不能包含逗號、雙引號、^ 或 \\。',
    MB_M_DENY_PAGE: '無法直接開啟此頁面，請從頭開始操作。',
    MB_M_MANAGER_JS_MAILFORMATINVALID: '請輸入有效的電子郵件地址。',
    MB_M_EXCEPT_MADANG_ADDR: '此處無法使用 Madang 提供的信箱，請輸入其他電子郵件地址。',
    MB_M_EXCEPT_MYSINGLE_ADDR: '此郵件服務無法接收我們的驗證碼，請輸入其他電子郵件地址。',
    MB_M_VALIDATE_NATIONNUMBER: '請選擇有效的國碼。',
    MB_M_VALIDATE_AREANUMBER: '區碼不能以 0 開頭，例如 010 請輸入 10。',
    MB_M_VALIDATE_PHONENUMBER: '請輸入有效的電話號碼。',
    PSL_TIMEOUT: '與伺服器的連線不穩定，請稍後再試。',
    crossDomain: '無法連線到伺服器，請檢查網路連線後再試一次。',
  },
};
