import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: '職級・役職',
  lead: 'メンバーの職級と役職をそれぞれの一覧で管理します。',
  ranks: '職級',
  titles: '役職',
  lists: '一覧',
  hidden: '{{name}}（非表示）',
  hiddenNote: 'この一覧は非表示です。メンバー画面や入力フォームには表示されません。',
  add: '{{name}}を追加',
  addRank: '職級を追加',
  settings: '一覧の設定',
  code: 'コード',
  name: '名称',
  englishName: '名称（英語）',
  order: '並び順',
  empty: 'まだ登録されていません',
  emptyText: '最初の項目を追加してください。選択時はここでの順に表示されます。',
  save: '保存',
  delete: '削除',
  made: '{{name}}を追加しました。',
  changed: '{{name}}を保存しました。',
  deleted: '{{name}}を削除しました。',
  settled: '一覧の設定を保存しました。',
  isHidden: 'この一覧を非表示にする',
  suggested: {
    label: 'よく使われる職級',
    ladder: '一般的な役職',
    flat: 'シンプルな職級',
    experts: '研究・技術職',
  },
  help: {
    code: '半角英数字で入力します。登録後は変更できません。',
    listName: '空欄の場合は既定の名称を使用します。',
  },
};
