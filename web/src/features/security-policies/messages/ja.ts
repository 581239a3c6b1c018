import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: 'セキュリティポリシー',
  lead: 'パスワード、2段階認証、IDのルールを設定します。変更してもログインできなくなるメンバーはいません。',
  save: '保存',
  password: {
    title: 'パスワード',
    text: '現在のパスワードは引き続き使えます。選択したルールは、次にパスワードを設定するときに適用されます。',
    spec: '標準：{{min}}～{{max}}文字',
    legacy: '短いパスワード：{{min}}～{{max}}文字',
    strict: '長いパスワード：{{min}}～{{max}}文字',
    people: 'このルールで設定したメンバー：{{people}}人',
    unknown: 'ルールの記録前に設定したメンバー：{{people}}人',
    rules: '新しいパスワードのルール',
    common: '推測されやすい一般的なパスワードは使えません。',
    strictNote:
      '長いパスワードを選択すると、メンバーに2段階認証を求めることがあり、氏名にすべての文字を使えるようになります。',
    saved: 'パスワードのルールを保存しました。',
  },
  factor: {
    title: '2段階認証',
    text: '未設定のメンバーは、次回のログイン時に設定します。必須の間は、最後の認証手段を削除できません。',
    nobody: '求めない',
    nobodyText: '希望するメンバーが自分で設定します。',
    administrators: '管理者',
    everybody: 'すべてのメンバー',
    coverage: '{{people}}人中{{withFactor}}人が設定済み',
    required: 'プラットフォームの設定またはパスワードのルールにより、すでに全メンバーに2段階認証が必要です。',
    from: '{{date}}から必須になります。',
    atOnce: '今すぐ',
    inDays: '{{days}}日後',
    saved: '2段階認証ポリシーを保存しました。',
  },
  id: {
    title: 'ID',
    text: 'メンバーの登録時や招待での参加時に作成する新しいIDに適用されます。既存のIDはそのままです。',
    standard: '標準：{{min}}～{{max}}文字',
    sap: 'SAP：{{min}}～{{max}}文字',
    length: '{{min}}～{{max}}文字',
    short: '長さが合わない既存のID：{{ids}}件',
    ownShort: 'ご自身のIDもこの長さに合いません。既存のIDはそのまま有効で、引き続きログインできます。',
    fixed: 'この長さは会社区分で決まります。会社区分を変更できるのはプラットフォームの運営者だけです。',
    saved: 'IDの長さを保存しました。',
  },
};
