import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    MB707: '本人の所属会社の部署です。別の会社を選択してください。',
    MB709: 'このメンバーには、すでに依頼中または予定されている出向があります。',
    MB710: 'その間に出向の状態が変わりました。読み込み直してください。',
    MB711: '出向は今日以降に開始し、最終日は開始日以降、期間は10年以内にしてください。',
    MB712: '存在しない部署です。別の部署を選択してください。',
    MB714: '現在の最終日より後の日付を選択してください。',
    MB715: 'このメンバーは、すでに同じアカウントでその会社にログインしています。先に連携を解除してください。',
    MB854: '出向先に指定できる会社に、このコードの会社はありません。',
  },
  fields: {
    hostCode: '出向先の会社',
    basis: '出向の根拠',
    askedUntil: '希望する最終日',
  },
  operations: {
    'ask-for-dispatch': '出向の依頼',
    'withdraw-dispatch': '出向依頼の取り下げ',
    'prolong-dispatch': '出向延長の依頼',
    'accept-dispatch': '出向の承諾',
    'refuse-dispatch': '出向の拒否',
    'release-dispatch': '出向の解除',
    'hear-of-dispatch': '出向元からの出向の通知',
    'hear-of-dispatch-answer': '出向先からの回答',
    'end-dispatch': '出向の終了',
    'settle-dispatch': '日付による出向の開始・終了',
    'list-dispatches': '出向一覧の閲覧',
    'read-dispatch': '出向の閲覧',
  },
};
