import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    SAVED_VIEW_LIMIT: '最多可保存 {{0}} 个个人视图。',
    SAVED_VIEW_LIMIT_SHARED: '公司最多可共享 {{0}} 个视图。',
    SAVED_VIEW_NAME_TAKEN: '该名称已被使用。',
    SAVED_VIEW_OF_OTHERS: '仅视图的所有者或管理员可以编辑或删除该视图。',
    SAVED_VIEW_QUERY: '该视图不适用于此列表。',
  },
  fields: {
    savedViewName: '名称',
    query: '搜索条件',
    isShared: '与其他管理员共享',
    owner: '所有者',
  },
  operations: {
    'set-list-layout': '更改列表显示方式',
    'create-saved-view': '保存视图',
    'change-saved-view': '修改视图',
    'delete-saved-view': '删除视图',
    'restore-saved-view': '恢复视图',
    'restore-shared-view': '重新共享视图',
    'hand-over-saved-view': '移交视图',
  },
};
