import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  recordsFile: {
    name: '稽核記錄',
    company: '公司',
    companyCode: '公司代碼',
    when: '時間',
    who: '操作者',
    whoId: '成員 ID',
    what: '操作',
    operation: '操作代碼',
    item: '對象',
    itemKind: '對象類型',
    itemId: '對象 ID',
    fields: '項目或原因',
    detail: '詳細資料',
    address: '網路位址',
    record: '紀錄 ID',
    product: '系統',
    formerPerson: '已離開的成員',
    operatorPerson: '平台營運者',
  },
};
