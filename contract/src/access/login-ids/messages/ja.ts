import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    MB602: '処理中のID申請があります。先に処理されるか、取り消す必要があります。',
    MB603: '現在、IDは変更できません。次の変更期間は管理者にお問い合わせください。',
    MB604: '現在のIDです。別のIDを入力してください。',
    MB605: 'この申請はすでに処理されています。ページを再読み込みしてください。',
    MB606: 'すでにIDがあります。IDの変更を申請してください。',
    MB607: 'ログインできる以前のIDはありません。',
    MB608: '変更できるIDがありません。新しいIDを申請してください。',
  },
  fields: {
    wantedLoginId: '新しいID',
    idRequestReason: '理由',
  },
  operations: {
    'ask-for-login-id': 'IDの申請',
    'cancel-id-request': 'ID申請の取り消し',
    'confirm-id-request': '申請したIDの確定',
    'end-approved-id-requests': '承認されたID申請の期限切れ',
    'approve-id-request': 'ID申請の承認',
    'refuse-id-request': 'ID申請の却下',
    'decide-id-requests': 'ID申請の一括処理',
    'change-login-id': 'IDの変更',
    'reopen-id-request': 'ID申請の処理の取り消し',
    'restore-login-id': 'ID変更を元に戻す',
    'take-back-login-id': 'ID変更の取り消し',
  },
};
