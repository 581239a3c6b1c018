import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  titles: {
    identify: 'パスワードをお忘れの方',
    code: '認証コードの入力',
    password: '新しいパスワードの設定',
    done: 'パスワードを変更しました',
  },
  leads: {
    identify:
      'IDと、アカウントに登録されているメールアドレスまたは携帯電話番号を入力してください。認証コードをお送りします。',
    code: 'IDと連絡先が同じアカウントのものであれば、認証コードが届きます。',
    password: '変更すると、すべての端末でログアウトされます。',
    done: 'すべての端末でログアウトされました。新しいパスワードでログインしてください。',
  },
  steps: {
    label: 'パスワード再設定の手順',
    identify: 'アカウントの確認',
    code: '認証コード',
    password: '新しいパスワード',
  },
  identify: {
    id: 'ID',
    idHelp: 'メールアドレス全体を入力してください。このサービスのアドレスの場合は、@より前の部分だけでもかまいません。',
    mail: 'メール',
    mailText: '登録済みのメールアドレスで受け取る',
    mobile: '携帯電話',
    mobileText: '登録済みの番号にSMSで受け取る',
    key: '認証キー',
    keyText: '確認済みの連絡先がない場合',
    keyHelp: '登録時のキーです。確認済みの連絡先があるアカウントでは使用できません。',
    take: 'このキーで確認',
    pin: 'PINコード',
    pinText: '事前に登録したPINで確認',
    pinHelp: '「マイアカウント」で登録した数字です。5回間違えるとロックされ、会社のサービスデスクで解除できます。',
    takePin: 'このPINで確認',
    mailHelp: 'IDが他社のメールアドレスの場合は、そのアドレスも入力できます。',
    mobileHelp: 'アカウントに登録されている番号',
    send: '認証コードを送信',
    cancel: 'ログインに戻る',
  },
  password: {
    hintHelp: '「マイアカウント」でご自身が登録した質問です。大文字・小文字とスペースは区別しません。',
    rules: '新しいパスワードのルール',
    submit: 'パスワードを変更',
    loading: 'パスワードのルールを読み込んでいます',
    retry: '再試行',
  },
  done: {
    logIn: 'ログイン',
  },
};
