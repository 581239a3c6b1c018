import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  logIn: {
    title: 'ログイン',
    welcome: 'おかえりなさい。',
    passkey: 'パスキーでログイン',
    orById: 'またはIDで',
    passkeyNotUsed: 'パスキーが使われませんでした。もう一度試すか、IDとパスワードでログインしてください。',
    id: 'ID',
    idHelp: 'メールアドレス全体を入力してください。本サービスで作成したアドレスは、@より前だけでもログインできます。',
    remember: 'IDを保存',
    submit: 'ログイン',
    forgot: 'パスワードをお忘れですか？',
    noAccount: 'アカウントをお持ちでない方',
    signUp: '無料登録',
    registered: '会社に登録された方',
    openAccount: 'アカウントを有効化',
    waiting: '待ち時間が終わると、もう一度ログインできます。',
    waitTitle: 'ログインに続けて失敗しました',
    waitText: 'アカウント保護のため、ログインを一時的に制限しています。',
    waitLabel: '再試行できるまで',
    wait60: 'あと1分で再試行できます。',
    wait30: 'あと30秒で再試行できます。',
    waitOver: 'もう一度ログインできます。',
    reasons: {
      needed: '続けるにはログインしてください。',
      ended: 'ログアウトされました。もう一度ログインすると、元のページに戻ります。',
      beside: 'ログアウトされました。ログインしてから、入力していたウィンドウに戻ってください。',
      out: 'ログアウトしました。',
      everywhere: 'すべての端末からログアウトしました。',
    },
  },
  change: {
    title: 'パスワードの変更',
    lead: '変更すると、他の端末からはログアウトされます。',
    loading: 'パスワードのルールを読み込んでいます',
    rules: '新しいパスワードのルール',
    submit: '変更する',
    cancel: 'キャンセル',
    doneTitle: 'パスワードを変更しました',
    done: '他の端末からはログアウトされました。',
  },
  confirm: {
    asked: {
      title: 'メールアドレスの確認',
      text: 'ご本人のメールアドレスであれば、下のボタンを押してください。',
    },
    done: {
      title: 'メールアドレスを確認しました',
      text: 'ありがとうございます。このアドレスでログインできます。',
    },
    locked: {
      title: '先にログインしてください',
      text: 'このメールアドレスで登録したアカウントでログインしてから、メールのリンクをもう一度開いてください。お心当たりのない場合は無視してください。確認されないIDは解放されます。',
    },
    gone: {
      title: 'このリンクは使用できません',
      text: '有効期限が切れたか、すでに使用されています。確認がお済みの場合は、そのままログインしてください。',
    },
    submit: 'アドレスを確認する',
    logIn: 'ログイン',
  },
};
