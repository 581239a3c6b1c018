import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: '閲覧理由の確認',
  text: 'メンバー情報の閲覧は、問い合わせ番号とともに記録されます。入力は案件ごとに1回だけです。',
  ticket: '問い合わせ番号',
  help: '半角英数字と # . _ / - を使い、{{max}}文字以内で入力してください。例：HD-2041。氏名は入力しないでください。',
  agreed: '本人が同意しました',
  go: '続ける',
};
