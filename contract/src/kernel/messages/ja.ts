import type { Translated } from '../messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    CO101: 'データの読み込みまたは保存ができませんでした。しばらくしてからもう一度お試しください。',
    CO400: 'リクエストが正しくありません。入力内容をご確認ください。',
    CO401: 'この操作を行う権限がありません。',
    CO403: 'リクエストが拒否されました。',
    CO404: 'お探しの情報が見つかりません。',
    CO405: '許可されていないリクエストです。',
    CO406: '指定された形式で応答できません。',
    CO415: '対応していない形式です。',
    CO429: 'リクエストが多すぎます。しばらくしてからもう一度お試しください。',
    CO500: '処理中にエラーが発生しました。しばらくしてからもう一度お試しください。',
    CO503: '現在この機能は利用できません。しばらくしてからもう一度お試しください。',
    AC100: 'ログインしていません。ログインしてからもう一度お試しください。',
    CONSENT_NEEDED: '規約が変更されました。続けるには、新しい規約を確認して同意してください。',
    FACTOR_NEEDED: '続けるには、2段階認証で本人確認を行ってください。',
    MB_M_REQUIRED: '必須項目です。',
    MB_M_MAX_LENGTH: '{{0}}文字以内で入力してください。',
    MB_M_ALPHANUMERIC: '半角英数字のみ入力できます。',
    MB_M_LEADING_SPACE: '先頭に空白は使用できません。',
    MB_M_NO_SPACES: '空白は使用できません。',
    MB_M_NO_WEB_ADDRESS: 'Webアドレスと < > は使用できません。',
    MB_M_NAME_SPECIAL_VALID:
      '{{validatedName}}にはハングルと英字のみ使用でき、カンマ、二重引用符、^、\\は使用できません。',
    MB_M_URL: 'https://、http://、または / で始まるアドレスを入力してください。',
    MB_M_DENY_PAGE: 'このページは直接開けません。最初からやり直してください。',
    MB_M_MANAGER_JS_MAILFORMATINVALID: 'メールアドレスの形式が正しくありません。',
    MB_M_EXCEPT_MADANG_ADDR: 'Madangが提供するメールアドレスは使用できません。別のメールアドレスを入力してください。',
    MB_M_EXCEPT_MYSINGLE_ADDR:
      'このメールサービスでは認証コードを受信できません。別のメールアドレスを入力してください。',
    MB_M_VALIDATE_NATIONNUMBER: '国番号をご確認ください。',
    MB_M_VALIDATE_AREANUMBER: '市外局番は0で始めることができません。010の場合は10と入力してください。',
    MB_M_VALIDATE_PHONENUMBER: '電話番号をご確認ください。',
    PSL_TIMEOUT: 'サーバーとの接続が不安定です。しばらくしてからもう一度お試しください。',
    crossDomain: 'サーバーに接続できません。インターネット接続を確認してからもう一度お試しください。',
  },
};
