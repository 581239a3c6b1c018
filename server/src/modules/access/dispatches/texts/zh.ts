import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  dispatchMails: {
    headings: {
      asked: '收到派驻申请',
      withdrawn: '派驻申请已撤回',
      accepted: '派驻已被接受',
      refused: '派驻已被拒绝',
      begun: '派驻已开始',
      prolongationAsked: '收到延长派驻的申请',
      prolongationWithdrawn: '延长派驻的申请已撤回',
      prolonged: '派驻已延长',
      prolongationRefused: '延长派驻已被拒绝',
      released: '派驻已解除',
      ended: '派驻已结束',
      lapsed: '派驻将不进行',
    },
    text: '成员：{{name}}\n\n从 {{home}} 到 {{host}}，{{since}} 至 {{until}}',
    answer: '请在管理后台接受或拒绝。',
    open: '打开派驻',
  },
};
