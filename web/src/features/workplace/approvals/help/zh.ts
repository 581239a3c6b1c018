import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  APPROVAL_SETTINGS: {
    words: '审批, 申请, 审批流程, 报销, 请假, 双人审批, 审批后执行',
  },
};
