import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    APPROVAL_POLICY_LIMIT: '決裁ポリシーは{{0}}件まで追加できます。',
    APPROVAL_POLICY_NAME_TAKEN: 'この名前はすでに使われています。',
    APPROVAL_POLICY_VERSIONS: 'このポリシーには{{0}}個のバージョンがあります。新しいポリシーを追加してください。',
    APPROVAL_POLICY_HOLDS: '承認が必要な操作でこのポリシーを使用しています。先に電子決裁の設定で変更してください。',
    APPROVAL_AMOUNT: '0から{{0}}までの整数を入力してください。',
    APPROVAL_AMOUNT_ORDER: '上限金額は下限金額以上にしてください。',
    APPROVAL_APPROVERS: '会社の設定により、決裁者は{{0}}名まで指定できます。',
    APPROVAL_PERSON: '在職中のメンバーを選択してください。',
    APPROVAL_CODE: 'すでに存在しない項目です。選び直してください。',
  },
  fields: {
    approvalPolicyName: '名前',
    englishApprovalPolicyName: '英語名',
    coveredDepartmentCode: '部署',
    coveredJobRankCode: '職級',
    documentKind: '文書の種類',
    amountFrom: '下限金額',
    amountTo: '上限金額',
    isPolicyActive: '使用する',
    activeFrom: '適用開始日',
    approvalSteps: '決裁ステップ',
    jobCode: '職級または役職',
    approvalPersonId: '申請者',
    documentAmount: '金額',
  },
  operations: {
    'create-approval-policy': '決裁ポリシーの追加',
    'change-approval-policy': '決裁ポリシーの変更',
    'delete-approval-policy': '決裁ポリシーの削除',
    'restore-approval-policy': '決裁ポリシーの復元',
    'order-approval-policies': '決裁ポリシーの並べ替え',
    'read-approval-policy': '決裁ポリシーの閲覧',
    'try-approval-route': '決裁ルートのテスト',
  },
};
