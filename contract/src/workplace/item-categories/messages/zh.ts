import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    CG001: '每个项目最多可设置 {{0}} 个类别。要添加吗？',
    ITEM_CATEGORY_HELD: '该项目已有此类别。',
    ITEM_CATEGORY_NOT_HELD: '该项目没有此类别。',
    MB801: '最多可添加 {{0}} 个类别。',
    MB802: '同类中已有同名类别。',
    MB803: '该类别已停用，请先启用。',
    MB804: '每个项目最多可设置 {{0}} 个类别。',
  },
  fields: {
    itemCategoryId: '类别',
    itemKind: '适用对象',
    koreanDescription: '韩文说明',
    englishDescription: '英文说明',
    itemId: '项目',
  },
  operations: {
    'create-item-category': '添加类别',
    'change-item-category': '更改类别',
    'delete-item-category': '删除类别',
    'restore-item-category': '恢复类别',
    'add-category-to-item': '为项目添加类别',
    'remove-category-from-item': '移除项目的类别',
  },
};
