import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  RECORD: {
    words: '历史, 记录, 变更, 登录记录, 会话, 个人信息查询',
    what: '查看谁在何时做了什么。',
    doings: [
      '可按人员、期间和类型筛选。',
      '记录相互链接，修改或删除都会被发现。',
      '导出及其理由也会保留。',
      '仅有部分部门权限时，列表和导出文件只包含这些部门及其成员的记录。',
    ],
  },
};
