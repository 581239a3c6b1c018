import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  approvalPolicies: {
    left: {
      heading: '有簽核規則缺少簽核人',
      text: '{{name}} 即將離開公司，無法再簽核下列規則中的關卡。請在管理後台的簽核規則中確認。',
    },
    more: '以及另外 {{count}} 個',
  },
};
