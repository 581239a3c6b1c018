import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '分支機構',
  lead: '工廠、分公司等公司內的組織，連結的服務以代碼區分。',
  add: '新增分支機構',
  full: '已有 {{limit}} 個，請先刪除一個。',
  empty: '尚無分支機構',
  emptyText: '請新增服務需要區分的組織。',
  codeHelp: '{{min}} 到 {{max}} 個英文字母或數字。代碼之後無法變更。',
  saved: '已儲存{{name}}。',
  save: '儲存',
  delete: '刪除',
  deleted: '已刪除{{name}}。',
  departments: {
    title: '所屬部門',
    text: '這些部門及其下級部門的成員屬於此分支機構。',
    take: '移除',
    takeOne: '移除{{name}}',
    add: '新增部門',
    choose: '請先選擇部門。',
    placed: '已新增部門。',
    taken: '已移除部門。',
  },
  people: {
    title: '個別成員',
    text: '無論所屬部門為何，這些成員都屬於此分支機構。',
    take: '移出',
    takeOne: '移出{{name}}',
    add: '新增成員',
    choose: '請先選擇成員。',
    placed: '已新增成員。',
    taken: '已移出成員。',
  },
};
