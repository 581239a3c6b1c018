import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    FACTOR_CODE_FORM: 'アプリに表示された{{0}}桁の数字を入力してください。',
    RECOVERY_CODE_FORM: '復旧コードは{{0}}文字の英数字です。',
    FACTOR_CODE_WRONG: 'コードが正しくありません。アプリに今表示されているコードを入力してください。',
    FACTOR_CODE_USED: 'このコードは使用済みです。アプリに次のコードが表示されるまでお待ちください。',
    RECOVERY_CODE_WRONG: 'コードが正しくないか、すでに使用されています。',
    FACTOR_TRIES: '確認に何度も失敗したため、パスワードの入力からログインし直してください。',
    FACTOR_LIMIT: 'このアカウントで誤ったコードが何度も入力されました。しばらくしてからもう一度お試しください。',
    FACTOR_SET_UP_ENDED: '設定の有効時間が過ぎました。最初からやり直してください。',
    FACTOR_REQUIRED: '2段階認証は必須です。別の手段を登録してから削除してください。',
    PASSKEY_REFUSED: 'パスキーを確認できませんでした。もう一度お試しください。',
    PASSKEY_COPIED: 'このパスキーは複製された可能性があります。別の方法でログインし、このパスキーを削除してください。',
    PASSKEY_KNOWN: 'このパスキーはすでに登録されています。',
    PASSKEY_SECOND_STEP:
      'このパスキーはパスワード入力後の確認にのみ使えます。IDでログインし、マイアカウントで新しいパスキーを追加してください。',
    PASSKEY_LIMIT: '登録できるパスキーは{{0}}個までです。先に1つ削除してください。',
    PASSKEY_UNAVAILABLE: 'このアドレスではパスキーを使用できません。',
  },
  fields: {
    passkeyName: 'パスキーの名前',
  },
};
