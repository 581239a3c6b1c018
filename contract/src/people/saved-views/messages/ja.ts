import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    SAVED_VIEW_LIMIT: '自分のビューは{{0}}件まで保存できます。',
    SAVED_VIEW_LIMIT_SHARED: '会社で共有できるビューは{{0}}件までです。',
    SAVED_VIEW_NAME_TAKEN: 'この名前はすでに使用されています。',
    SAVED_VIEW_OF_OTHERS: 'このビューを編集・削除できるのは、所有者と管理者のみです。',
    SAVED_VIEW_QUERY: 'このリストでは使用できないビューです。',
  },
  fields: {
    savedViewName: '名前',
    query: '検索条件',
    isShared: '他の管理者と共有',
    owner: '所有者',
  },
  operations: {
    'set-list-layout': 'リストの表示方法の変更',
    'create-saved-view': 'ビューの保存',
    'change-saved-view': 'ビューの変更',
    'delete-saved-view': 'ビューの削除',
    'restore-saved-view': 'ビューの復元',
    'restore-shared-view': 'ビューの再共有',
    'hand-over-saved-view': 'ビューの引き継ぎ',
  },
};
