import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '簽核設定',
  lead: '整個公司的文件簽核方式。',
  byDefault: '目前使用預設值。',
  changedAt: '上次儲存：{{date}}',
  documents: '文件',
  lines: '簽核流程',
  standard: '預設值：{{value}}',
  standardOrNone: '預設值：{{value}}（0 表示不另設上限）',
  owners: {
    company: '公司',
    department: '部門',
  },
  takeDefaults: '填入預設值',
  saved: '已儲存簽核設定。',
  waiting: {
    title_one: '有 {{number}} 件申請待您簽核',
    title_other: '有 {{number}} 件申請待您簽核',
    text: '可在入口網站的「簽核」中處理。',
  },
  held: {
    title: '需要簽核的操作',
    lead: '所選操作不會立即執行，須依規則由他人核准後執行。申請人不能核准自己的申請。',
    atOnce: '立即執行',
    saved: '已儲存。',
    representative: '已設為需要簽核的操作，只有代表管理員可以變更。',
    noPolicy: '請先新增簽核規則。',
    kinds: {
      retire: '成員離職處理',
      grant: '授予角色與權限',
      export: '匯出成員清單',
      import: '套用匯入檔案',
      deleteDepartment: '刪除部門',
    },
  },
  save: '儲存',
};
