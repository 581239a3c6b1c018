import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  GRANT: {
    words: '权限, 角色, 委托, 管理范围, 期限, 时间段, 部门管理员, 休息日, 法定节假日, 允许时段',
  },
};
