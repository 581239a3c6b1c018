import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: 'ホーム構成',
  lead: 'ドラッグまたはボタンで順序を変更できます。ホームには、表示がオンのもののうち先頭から{{count}}個が表示されます。',
  shown: 'ホームに表示',
  nowShown: '{{name}}をホームに表示しました。',
  nowHidden: '{{name}}をホームで非表示にしました。',
  kinds: {
    feed: '新着投稿',
    approvals: '承認待ちの申請',
    anniversaries: '記念日',
    links: 'クイックリンク',
  },
  categoriesOf: '{{name}}のカテゴリー',
  categories: {
    title: 'カテゴリー',
    lead: '初期設定で作成した掲示板はカテゴリーに属します。オフにすると残りますが、ホームには表示されません。',
    isActive: 'このカテゴリーのカードをホームに表示する',
    count: 'カード {{count}}件',
    save: '保存',
    saved: 'カテゴリーを保存しました。',
  },
};
