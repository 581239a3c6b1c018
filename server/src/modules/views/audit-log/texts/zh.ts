import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  recordsFile: {
    name: '审计日志',
    company: '公司',
    companyCode: '公司代码',
    when: '时间',
    who: '操作者',
    whoId: '成员 ID',
    what: '操作',
    operation: '操作代码',
    item: '对象',
    itemKind: '对象类型',
    itemId: '对象 ID',
    fields: '更改项或原因',
    detail: '详情',
    address: '网络地址',
    record: '记录 ID',
    product: '系统',
    formerPerson: '已离开的成员',
    operatorPerson: '平台运营者',
  },
};
