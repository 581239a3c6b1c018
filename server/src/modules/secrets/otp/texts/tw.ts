import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  otpMail: {
    heading: '您的驗證碼',
    here: '以下是您在 Madang 要求的驗證碼。',
    hereForPassword: '以下是您用於重新設定 Madang 密碼的驗證碼。',
    hereForAccount: '以下是您啟用公司為您準備的 Madang 帳號所需的驗證碼。',
    hereForContact: '以下是將此信箱登記為您 Madang 帳號聯絡方式的驗證碼。',
    valid: '驗證碼在 {{minutes}} 分鐘內有效，請在要求驗證碼的頁面中輸入。',
    neverAsked: '我們絕不會透過電話或訊息向您索取驗證碼，請勿告訴他人。',
    notYou: '如果您並未要求驗證碼，請忽略這封郵件。',
  },
  otpSms: {
    here: '【Madang】您的驗證碼',
    hereForPassword: '【Madang】重設密碼驗證碼',
    hereForAccount: '【Madang】啟用公司帳號的驗證碼',
    hereForContact: '【Madang】登記聯絡方式驗證碼',
    valid: '{{minutes}} 分鐘內有效。我們不會透過電話索取驗證碼。',
  },
};
