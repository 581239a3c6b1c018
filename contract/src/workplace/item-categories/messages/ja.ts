import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    CG001: 'カテゴリーは1つの項目に{{0}}個まで設定できます。追加しますか？',
    ITEM_CATEGORY_HELD: 'すでに設定されているカテゴリーです。',
    ITEM_CATEGORY_NOT_HELD: 'この項目には設定されていないカテゴリーです。',
    MB801: 'カテゴリーは{{0}}個まで登録できます。',
    MB802: '同じ種類に同じタイトルのカテゴリーがすでにあります。',
    MB803: 'このカテゴリーは無効です。先に有効にしてください。',
    MB804: '1つの項目に設定できるカテゴリーは{{0}}個までです。',
  },
  fields: {
    itemCategoryId: 'カテゴリー',
    itemKind: '対象',
    koreanDescription: '韓国語の説明',
    englishDescription: '英語の説明',
    itemId: '項目',
  },
  operations: {
    'create-item-category': 'カテゴリーの追加',
    'change-item-category': 'カテゴリーの変更',
    'delete-item-category': 'カテゴリーの削除',
    'restore-item-category': 'カテゴリーの復元',
    'add-category-to-item': '項目へのカテゴリー設定',
    'remove-category-from-item': '項目のカテゴリー解除',
  },
};
