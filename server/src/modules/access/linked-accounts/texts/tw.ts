import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  tieMails: {
    open: '接受或拒絕',
    offered: {
      heading: '{{company}}邀請您擔任集團管理員',
      text: '{{company}}邀請您擔任集團管理員，使用您現有的登入即可管理。\n\n在您接受之前不會有任何變更。請在{{until}}之前登入並接受或拒絕。',
    },
    withdrawn: {
      heading: '集團管理員邀請已撤回',
      text: '{{company}}撤回了集團管理員邀請。您無須進行任何操作。',
    },
    declined: {
      heading: '集團管理員邀請已被拒絕',
      text: '{{company}}的管理員拒絕了集團管理員邀請。您可以再次邀請。',
    },
    lapsed: {
      heading: '集團管理員邀請已逾期',
      text: '{{company}}的管理員未在期限內回覆邀請。您可以再次邀請。',
    },
    made: {
      heading: '已新增集團管理員',
      text: '{{company}}的管理員已接受邀請，現在可以管理公司。',
    },
    ended: {
      heading: '已解除集團管理員',
      text: '與{{company}}相關的集團管理員已解除，其所有登入均已結束。',
    },
  },
};
