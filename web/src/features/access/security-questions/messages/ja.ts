import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: '本人確認の質問',
  help: 'パスワードを再設定するとき、認証コードに加えて登録した質問を一つたずねます。質問だけではアカウントに戻れません。',
  questions: '質問',
  question: '質問 {{number}}',
  none: '未登録',
  add: '質問を登録',
  change: '質問を変更',
  lead: 'ご自身だけが答えられる質問を3件まで登録できます。回答はパスワードと同じように保管され表示できないため、すべて入力し直してください。大文字・小文字とスペースは区別しません。すべて空欄にすると質問はたずねません。',
  passwordHelp: '離席中に他の人が変更できないように確認します。',
  save: '保存',
  done: '本人確認の質問を保存しました。',
};
