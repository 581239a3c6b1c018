import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    PLAN_DAY: '明日以降、{{0}}年以内の日付を選択してください。',
    PLAN_LATER:
      'この変更を行うと、{{0}}に予約されている変更を実行できなくなります。どちらかの日付を変更するか、取り消してください。',
    PLAN_STATE: '待機中の予約ではありません。すでに処理されたか、取り消されています。',
  },
  fields: {
    dueOn: '適用日',
    change: '変更内容',
  },
  operations: {
    'check-planned-change': '変更予約の確認',
    'judge-planned-changes': '変更予約の再確認',
    'plan-change': '変更の予約',
    'move-planned-change': '変更予約の編集',
    'cancel-planned-change': '変更予約の取り消し',
    'take-over-planned-change': '変更予約の引き継ぎ',
  },
};
