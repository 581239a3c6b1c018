import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  tieMails: {
    open: '接受或拒绝',
    offered: {
      heading: '{{company}}邀请您担任集团管理员',
      text: '{{company}}邀请您担任集团管理员，使用您现有的登录即可管理。\n\n在您接受之前不会有任何更改。请在{{until}}之前登录并接受或拒绝。',
    },
    withdrawn: {
      heading: '集团管理员邀请已撤回',
      text: '{{company}}撤回了集团管理员邀请。您无需进行任何操作。',
    },
    declined: {
      heading: '集团管理员邀请已被拒绝',
      text: '{{company}}的管理员拒绝了集团管理员邀请。您可以再次邀请。',
    },
    lapsed: {
      heading: '集团管理员邀请已过期',
      text: '{{company}}的管理员未在期限内答复邀请。您可以再次邀请。',
    },
    made: {
      heading: '已添加集团管理员',
      text: '{{company}}的管理员已接受邀请，现在可以管理公司。',
    },
    ended: {
      heading: '已解除集团管理员',
      text: '与{{company}}相关的集团管理员已解除，其所有登录均已结束。',
    },
  },
};
