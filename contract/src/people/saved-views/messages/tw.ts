import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    SAVED_VIEW_LIMIT: '最多可儲存 {{0}} 個個人檢視。',
    SAVED_VIEW_LIMIT_SHARED: '公司最多可共用 {{0}} 個檢視。',
    SAVED_VIEW_NAME_TAKEN: '此名稱已被使用。',
    SAVED_VIEW_OF_OTHERS: '只有檢視的擁有者或管理員可以編輯或刪除此檢視。',
    SAVED_VIEW_QUERY: '此檢視不適用於這個清單。',
  },
  fields: {
    savedViewName: '名稱',
    query: '搜尋條件',
    isShared: '與其他管理員共用',
    owner: '擁有者',
  },
  operations: {
    'set-list-layout': '變更清單顯示方式',
    'create-saved-view': '儲存檢視',
    'change-saved-view': '變更檢視',
    'delete-saved-view': '刪除檢視',
    'restore-saved-view': '復原檢視',
    'restore-shared-view': '重新共用檢視',
    'hand-over-saved-view': '移交檢視',
  },
};
