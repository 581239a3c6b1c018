import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  APPROVAL_FORM: {
    words: '审批表单, 报销单, 请假单, 模板, 字段',
  },
};
