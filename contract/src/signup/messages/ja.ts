import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    MB1063: '登録するには規約に同意してください。',
    MB1064: 'このメールアドレスはすでに使用されています。',
    MB1065: '無料プランに登録済みのため、再度登録することはできません。',
    MB_M_MANAGER_JS_ENTERLASTNAME: '姓を入力してください。',
    MB_M_MANAGER_JS_ENTERNAME: '名を入力してください。',
    MB_M_PWD_ENTER_EXTMAIL: '外部メールアドレスを入力してください。',
    MB_M_DO_NOT_SAME_USERID_AND_MAIL_DOMAIN: '新しいIDとは異なるドメインのメールアドレスを入力してください。',
    MB_M_UNDER_14: '14歳以上の方のみ登録できます。',
    MB_M_TIME_ZONE: 'タイムゾーンを選択してください。',
    MB_M_MAIL_ID_UNPROVEN:
      'このメールアドレスは、所有者の確認が済んでいないまま他の方の登録に使われています。ご自身のアドレスの場合は、このアドレス宛ての認証コードで本人確認を行ってください。',
    MB_M_MAIL_ID_PROOF: 'メールアドレスのIDは、そのアドレスに届く認証コードで確認してください。',
    MB_M_CONFIRMATION_GONE: 'このリンクは有効期限が切れているか、すでに使用されています。',
    MB_M_REGISTRATION_CLOSED: '現在、登録を受け付けていません。',
  },
  fields: {
    companyName: '会社名',
    englishCompanyName: '会社名（英語）',
    userId: 'ID',
    loginId: 'ログインID',
    password: 'パスワード',
    passwordConfirmation: 'パスワード（確認）',
    surname: '姓',
    givenName: '名',
    fullName: '氏名',
    externalMail: '外部メールアドレス',
    mobile: '携帯電話番号',
    residenceCountry: '居住国',
    timeZone: 'タイムゾーン',
    promotionCode: 'プロモーションコード',
    agreements: '規約',
    isOldEnough: '年齢',
    refereeMobile: '紹介者の携帯電話番号',
    language: '言語',
    serviceType: 'サービス',
  },
};
