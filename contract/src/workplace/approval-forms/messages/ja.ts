import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    APPROVAL_FORM_LIMIT: 'フォームは{{0}}件まで追加できます。',
    APPROVAL_FORM_NAME_TAKEN: 'この名前はすでに使われています。',
    APPROVAL_FORM_VERSIONS: 'このフォームには{{0}}個のバージョンがあります。新しいフォームを追加してください。',
    APPROVAL_FORM_FIELDS: '項目は{{0}}個まで追加できます。',
    APPROVAL_FORM_KEY: '同じ項目が2つあります。1つを削除して追加し直してください。',
    APPROVAL_FORM_AMOUNTS: '金額の項目は1つだけ追加できます。ほかは数値にしてください。',
    APPROVAL_FORM_FILES: 'ファイルの項目は{{0}}個まで追加できます。',
    APPROVAL_FORM_CHOICES: '異なる選択肢を{{0}}個まで入力してください。',
  },
  fields: {
    approvalFormName: '名前',
    englishApprovalFormName: '英語名',
    approvalFormNote: '説明',
    isFormActive: '使用する',
    makesLeave: '承認後に休職にする',
    formFields: '項目',
    fieldLabel: '項目名',
    englishFieldLabel: '英語の項目名',
    fieldNote: 'ヒント',
    fieldKind: '入力形式',
    isFieldRequired: '必須',
    choices: '選択肢',
    choiceName: '選択肢',
    englishChoiceName: '英語の選択肢',
  },
  operations: {
    'create-approval-form': '申請フォームの追加',
    'change-approval-form': '申請フォームの変更',
    'delete-approval-form': '申請フォームの削除',
    'restore-approval-form': '申請フォームの復元',
    'order-approval-forms': '申請フォームの並べ替え',
    'add-shipped-forms': '標準の申請フォームの追加',
    'read-approval-form': '申請フォームの閲覧',
  },
};
