import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '職級與職務',
  lead: '分別管理成員的職級與職務。',
  ranks: '職級',
  titles: '職務',
  lists: '清單',
  hidden: '{{name}}（已隱藏）',
  hiddenNote: '此清單已隱藏，不會顯示於成員頁面與表單。',
  add: '新增{{name}}',
  addRank: '新增職級',
  settings: '清單設定',
  code: '代碼',
  name: '名稱',
  englishName: '英文名稱',
  order: '順序',
  empty: '尚未登錄任何項目',
  emptyText: '請新增第一項，選擇時將依此處順序顯示。',
  save: '儲存',
  delete: '刪除',
  made: '已新增{{name}}。',
  changed: '已儲存{{name}}。',
  deleted: '已刪除{{name}}。',
  settled: '已儲存清單設定。',
  isHidden: '隱藏此清單',
  suggested: {
    label: '常用職級',
    ladder: '傳統職級',
    flat: '精簡職級',
    experts: '研發與技術',
  },
  help: {
    code: '僅限英文字母與數字，登錄後無法變更。',
    listName: '留空則使用預設名稱。',
  },
};
