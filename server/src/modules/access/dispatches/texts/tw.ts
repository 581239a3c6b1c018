import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  dispatchMails: {
    headings: {
      asked: '收到派駐申請',
      withdrawn: '派駐申請已撤回',
      accepted: '派駐已被接受',
      refused: '派駐已被拒絕',
      begun: '派駐已開始',
      prolongationAsked: '收到延長派駐的申請',
      prolongationWithdrawn: '延長派駐的申請已撤回',
      prolonged: '派駐已延長',
      prolongationRefused: '延長派駐已被拒絕',
      released: '派駐已解除',
      ended: '派駐已結束',
      lapsed: '派駐將不進行',
    },
    text: '成員：{{name}}\n\n從 {{home}} 到 {{host}}，{{since}} 至 {{until}}',
    answer: '請在管理後台接受或拒絕。',
    open: '開啟派駐',
  },
};
