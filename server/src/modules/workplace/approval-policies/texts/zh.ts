import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  approvalPolicies: {
    left: {
      heading: '有审批策略缺少审批人',
      text: '{{name}}即将离开公司，不再审批以下策略中的步骤。请在管理后台的审批策略中检查。',
    },
    more: '以及另外{{count}}个',
  },
};
