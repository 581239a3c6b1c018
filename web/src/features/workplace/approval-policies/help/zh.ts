import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  APPROVAL: {
    words: '审批, 申请, 审批流程, 规则, 报销, 请假',
  },
};
