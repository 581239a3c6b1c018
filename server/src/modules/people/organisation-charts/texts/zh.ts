import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  organisationFile: {
    name: '组织架构',
    level: '层级',
    code: '部门代码',
    department: '部门',
    parent: '上级部门代码',
    heads: '部门负责人',
    people: '人数',
  },
  membersFile: {
    name: '组织成员',
    fullName: '姓名',
    loginId: '登录账号',
    department: '部门',
    jobRank: '职级',
    jobTitle: '职务',
  },
};
