import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  headsAhead: {
    heading: '已预约变更部门负责人',
    text: '自{{day}}起，{{department}}的负责人为 {{heads}}。',
    none: '自{{day}}起，{{department}}不再设负责人。',
    headingOff: '部门负责人的预约变更已取消',
    textOff: '原定于{{day}}的{{department}}负责人变更已取消。',
  },
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
