import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '選單',
  lead: '員工在入口網站導覽列中依此順序看到的內容。',
  add: '新增選單',
  addGroup: '新增選單群組',
  plainMenus: '一般選單',
  groups: '選單群組',
  full: '已有 {{limit}} 個，請先刪除一個。',
  empty: '還沒有選單',
  emptyText: '新增大家都需要的連結，例如內部網站或申請表。',
  hidden: '已隱藏',
  targets: {
    newWindow: '新視窗',
    newTab: '新分頁',
  },
  urlHelp: '以 https://、http:// 或 / 開頭，最多 {{max}} 個字元。更長的網址可以新增到快速連結。',
  isActive: '向員工顯示',
  isActiveHelp: '取消後選單會保留，但不顯示。',
  pick: '選擇頁面',
  pickedAll: '已選滿 {{max}} 個',
  pickHelp: '從公司選單、公告板和系統頁面中選擇 1 到 {{max}} 個。',
  unpick: '移除 {{name}}',
  saved: '已儲存{{name}}。',
  save: '儲存',
  delete: '刪除',
  deleted: '已刪除{{name}}。',
};
