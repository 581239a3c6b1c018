import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    MB1063: '請同意條款後再註冊。',
    MB1064: '此電子郵件地址已被使用。',
    MB1065: '您曾註冊過免費方案，無法再次註冊。',
    MB_M_MANAGER_JS_ENTERLASTNAME: '請輸入姓氏。',
    MB_M_MANAGER_JS_ENTERNAME: '請輸入名字。',
    MB_M_PWD_ENTER_EXTMAIL: '請輸入外部電子郵件地址。',
    MB_M_DO_NOT_SAME_USERID_AND_MAIL_DOMAIN: '請使用與新帳號不同網域的電子郵件地址。',
    MB_M_UNDER_14: '年滿 14 歲才能註冊。',
    MB_M_TIME_ZONE: '請選擇時區。',
    MB_M_MAIL_ID_UNPROVEN:
      '有人使用此電子郵件地址註冊，但尚未驗證為本人所有。如果這是您的地址，請以寄到此地址的驗證碼進行身分驗證。',
    MB_M_MAIL_ID_PROOF: '電子郵件帳號請以寄到該信箱的驗證碼驗證。',
    MB_M_CONFIRMATION_GONE: '此連結已過期或已使用過。',
    MB_M_REGISTRATION_CLOSED: '目前無法註冊。',
  },
  fields: {
    companyName: '公司名稱',
    englishCompanyName: '公司英文名稱',
    userId: '帳號',
    loginId: '登入帳號',
    password: '密碼',
    passwordConfirmation: '確認密碼',
    surname: '姓氏',
    givenName: '名字',
    fullName: '姓名',
    externalMail: '外部電子郵件',
    mobile: '手機號碼',
    residenceCountry: '居住國家/地區',
    timeZone: '時區',
    promotionCode: '優惠碼',
    agreements: '條款',
    isOldEnough: '年齡',
    refereeMobile: '推薦人手機號碼',
    language: '語言',
    serviceType: '服務',
  },
};
