import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  employeesFile: {
    name: '成员',
    fullName: '姓名',
    loginId: '登录账号',
    department: '部门',
    jobRank: '职级',
    jobTitle: '职务',
    state: '状态',
    inService: '在职',
    notYetApplied: '待加入',
    registeredAt: '登记时间',
  },
};
