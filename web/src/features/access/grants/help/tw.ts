import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  GRANT: {
    words: '權限, 角色, 委派, 管理範圍, 期限, 時段, 部門管理員, 休假日, 國定假日, 允許時段',
  },
};
