import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: '职级与职务',
  lead: '分别管理成员的职级与职务。',
  ranks: '职级',
  titles: '职务',
  lists: '列表',
  hidden: '{{name}}（已隐藏）',
  hiddenNote: '该列表已隐藏，不会显示在成员页面和表单中。',
  add: '添加{{name}}',
  addRank: '添加职级',
  settings: '列表设置',
  code: '代码',
  name: '名称',
  englishName: '英文名称',
  order: '顺序',
  empty: '还没有登记任何项目',
  emptyText: '请添加第一项，选择时将按此处的顺序显示。',
  save: '保存',
  delete: '删除',
  made: '已添加{{name}}。',
  changed: '已保存{{name}}。',
  deleted: '已删除{{name}}。',
  settled: '已保存列表设置。',
  isHidden: '隐藏此列表',
  suggested: {
    label: '常用职级',
    ladder: '传统职级',
    flat: '精简职级',
    experts: '研发与技术',
  },
  help: {
    code: '仅限英文字母和数字，登记后不可更改。',
    listName: '留空则使用默认名称。',
  },
};
