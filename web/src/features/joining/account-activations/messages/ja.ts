import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  titles: {
    identify: '会社アカウントの有効化',
    code: '認証コードの入力',
    account: 'アカウントの設定',
    instant: '初期パスワードで有効化',
  },
  leads: {
    identify: '会社があなたを登録しています。登録されている情報でご本人であることを確認してください。',
    code: '会社がこの連絡先であなたを登録していれば、認証コードが届きます。',
    account: 'パスワードを決め、規約をご確認ください。1分ほどで終わります。',
    instant: '管理者から受け取ったIDと初期パスワードを入力してください。',
  },
  steps: {
    label: 'アカウント有効化の手順',
    identify: '本人確認',
    code: '認証コード',
    initial: '初期パスワード',
    account: 'パスワードと規約',
  },
  identify: {
    mail: 'メール',
    mailText: '会社に登録されているアドレスで認証コードを受け取る',
    mobile: '携帯電話',
    mobileText: '登録されている番号にSMSで受け取る',
    key: '認証キー',
    keyText: '機関から発行されたキーで確認（認証コードは不要）',
    promotion: 'プロモーションコード',
    promotionText: '会社が受け取ったコードで有効化します。事前の登録は不要です。',
    mailHelp: '会社に登録されている社外のメールアドレス',
    mobileHelp: '登録されている番号（先頭の0は除く）',
    keyHelp: '英数字16文字です。大文字と小文字、ハイフンは区別しません。',
    send: '認証コードを送信',
    take: 'このキーで確認',
    promotionHelp: '受け取ったコードをすべて入力してください。大文字・小文字とハイフンは区別しません。',
    takePromotion: 'このコードを使う',
    nobody: 'この連絡先で登録されているメンバーはいません。入力内容を確認するか、会社の管理者にお問い合わせください。',
  },
  instant: {
    id: 'ID',
    idHelp: 'メールアドレス全体を入力してください。このサービスのアドレスの場合は、@より前の部分だけでもかまいません。',
    password: '初期パスワード',
    passwordHelp_one:
      '大文字と小文字、ハイフンは区別しません。有効期間は発行から{{count}}日間で、この画面でのみ使えます。',
    passwordHelp_other:
      '大文字と小文字、ハイフンは区別しません。有効期間は発行から{{count}}日間で、この画面でのみ使えます。',
    submit: '次へ',
  },
  account: {
    choose: '会社',
    chooseHelp: '複数の会社に登録されています。まず1社を選んでください。残りは後から有効化できます。',
    submit: 'アカウントを有効化',
  },
  done: {
    title: '{{name}}さん、ようこそ',
    lead: 'アカウントの準備ができました。このIDと新しいパスワードでログインしてください。',
    confirm: '{{address}}に送信したメールのリンクを開き、ご自身のアドレスであることを確認してください。',
  },
  other: {
    hasInitial: '管理者から初期パスワードを受け取った方',
    toInstant: '初期パスワードで有効化',
    hasNone: '初期パスワードがない方',
    toAccount: '連絡先またはキーで有効化',
  },
  page: {
    loading: '画面を読み込んでいます',
    failed: '現在この画面を表示できません',
    retry: '再試行',
    over: '時間が経過したか、別のウィンドウで完了しています。最初からやり直してください。',
    logIn: 'ログインに戻る',
    contact: 'お問い合わせ窓口',
  },
};
