import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  DEPT: {
    words: '组织, 团队, 部门负责人, 组织架构, 架构调整',
    what: '建立部门树，并指定负责人和成员。',
    doings: ['拖动部门可移到其他部门之下。', '打开部门即可立即或按日期指定负责人。', '选择日期可查看当天的组织架构。'],
  },
};
