import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  ROLE: {
    words: '管理员, 角色, 权限, 授权, 委托',
    what: '决定谁可以管理什么。',
    doings: [
      '添加管理员并选择其管理范围。',
      '始终至少保留一名主管理员。',
      '授予和收回权限都会记入审计日志。',
      '服务台查看成员信息前须填写工单号，工单号会记入审计日志。',
    ],
  },
};
