import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  dispatchMails: {
    headings: {
      asked: '出向の依頼があります',
      withdrawn: '出向の依頼が取り下げられました',
      accepted: '出向が承諾されました',
      refused: '出向が拒否されました',
      begun: '出向が始まりました',
      prolongationAsked: '出向延長の依頼があります',
      prolongationWithdrawn: '出向延長の依頼が取り下げられました',
      prolonged: '出向が延長されました',
      prolongationRefused: '出向の延長が拒否されました',
      released: '出向が解除されました',
      ended: '出向が終了しました',
      lapsed: '出向は行われません',
    },
    text: 'メンバー: {{name}}\n\n{{home}}から{{host}}へ、{{since}}から{{until}}まで',
    answer: '管理コンソールで承諾または拒否してください。',
    open: '出向を開く',
  },
};
