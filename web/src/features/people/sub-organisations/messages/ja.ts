import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: '事業所・支社',
  lead: '事業所や支社など、連携サービスがコードで区別する社内の組織です。',
  add: '事業所・支社を追加',
  full: 'すでに{{limit}}件あります。先に1件削除してください。',
  empty: '事業所・支社はまだありません',
  emptyText: 'サービスで区別する組織を追加してください。',
  codeHelp: '英数字{{min}}～{{max}}文字です。コードは後から変更できません。',
  saved: '{{name}}を保存しました。',
  save: '保存',
  delete: '削除',
  deleted: '{{name}}を削除しました。',
  departments: {
    title: '所属部署',
    text: 'これらの部署とその下のすべての部署のメンバーが、この事業所・支社に属します。',
    take: '外す',
    takeOne: '{{name}}を外す',
    add: '部署を追加',
    choose: '先に部署を選択してください。',
    placed: '部署を追加しました。',
    taken: '部署を外しました。',
  },
  people: {
    title: '個別のメンバー',
    text: '所属部署にかかわらず、この事業所・支社に属するメンバーです。',
    take: '外す',
    takeOne: '{{name}}を外す',
    add: 'メンバーを追加',
    choose: '先にメンバーを選択してください。',
    placed: 'メンバーを追加しました。',
    taken: 'メンバーを外しました。',
  },
};
