import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    CG001: '每個項目最多可設定 {{0}} 個類別。要新增嗎？',
    ITEM_CATEGORY_HELD: '此項目已有這個類別。',
    ITEM_CATEGORY_NOT_HELD: '此項目沒有這個類別。',
    MB801: '最多可新增 {{0}} 個類別。',
    MB802: '同類中已有相同標題的類別。',
    MB803: '此類別已停用，請先啟用。',
    MB804: '每個項目最多可設定 {{0}} 個類別。',
  },
  fields: {
    itemCategoryId: '類別',
    itemKind: '適用對象',
    koreanDescription: '韓文說明',
    englishDescription: '英文說明',
    itemId: '項目',
  },
  operations: {
    'create-item-category': '新增類別',
    'change-item-category': '變更類別',
    'delete-item-category': '刪除類別',
    'restore-item-category': '還原類別',
    'add-category-to-item': '為項目加上類別',
    'remove-category-from-item': '移除項目的類別',
  },
};
