import type { en } from './en.ts';
import type { Translated } from '@madang/contract/kernel/messages.ts';

export const zh: Translated<typeof en> = {
  importKinds: {
    people: '注册成员',
    changes: '更改成员信息',
    transfers: '调动',
    leaves: '休假',
    returns: '复职',
    retirements: '离职',
    reinstatements: '重新入职',
    withdrawals: '撤销注册',
    passwords: '初始密码',
    invitations: '邀请',
    departments: '部门',
    jobRanks: '职级',
    jobTitles: '职务',
  },
  importItems: {
    fullName: '姓名',
    department: '部门',
    parentDepartment: '上级部门',
    jobRank: '职级',
    jobTitle: '职务',
    on: '生效日期',
    note: '备注',
    reason: '离职原因',
    leaveKind: '休假类型',
    from: '休假开始日期',
    until: '休假结束日期',
    code: '编码',
    name: '名称',
    englishName: '英文名称',
  },
  importFile: {
    lists: '代码列表',
    example: '示例',
    name: '有错误的行',
    reason: '错误原因',
    nameScripts:
      '如需登记中文、日文或越南文姓名，请在“安全策略”中将新密码的规则改为“长密码”，并将居住国家/地区填写为韩国以外。',
  },
};
