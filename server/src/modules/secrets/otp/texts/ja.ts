import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  otpMail: {
    heading: '認証コードのお知らせ',
    here: 'ご依頼いただいた認証コードをお送りします。',
    hereForPassword: '新しいパスワードを設定するための認証コードをお送りします。',
    hereForAccount: '会社が登録したMadangアカウントを有効にするための認証コードをお送りします。',
    hereForContact: 'このアドレスをMadangアカウントの連絡先に登録するための認証コードをお送りします。',
    valid: '認証コードの有効時間は{{minutes}}分です。認証コードを依頼した画面に入力してください。',
    neverAsked: '電話やメッセージで認証コードをお尋ねすることはありません。他の方に教えないでください。',
    notYou: 'お心当たりがない場合は、このメールを破棄してください。',
  },
  otpSms: {
    here: '【Madang】認証コード',
    hereForPassword: '【Madang】パスワード再設定の認証コード',
    hereForAccount: '【Madang】会社アカウント有効化の認証コード',
    hereForContact: '【Madang】連絡先登録の認証コード',
    valid: '{{minutes}}分以内に入力してください。電話でお尋ねすることはありません。',
  },
};
