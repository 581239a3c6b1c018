import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  structureMails: {
    open: '接受或拒絕',
    joinOffered: {
      heading: '貴公司受邀加入公司集團',
      text: '{{company}}邀請貴公司加入公司集團「{{structure}}」。集團內的公司只能看到彼此的公司代碼和名稱。\n\n在您接受之前不會有任何變更。請在{{until}}前登入並接受或拒絕。',
    },
    leaveOffered: {
      heading: '收到退出公司集團的請求',
      text: '{{company}}請您同意有公司退出公司集團「{{structure}}」。\n\n在您接受之前不會有任何變更。請在{{until}}前登入並接受或拒絕。',
    },
    withdrawn: {
      heading: '公司集團請求已撤回',
      text: '{{company}}撤回了關於公司集團「{{structure}}」的請求。您不需要進行任何操作。',
    },
    declined: {
      heading: '公司集團請求遭到拒絕',
      text: '{{company}}拒絕了您關於公司集團「{{structure}}」的請求。一切維持不變，您可以再次提出請求。',
    },
    lapsed: {
      heading: '公司集團請求已逾期',
      text: '{{company}}未在期限內回覆您關於公司集團「{{structure}}」的請求。一切維持不變，您可以再次提出請求。',
    },
    joined: {
      heading: '有公司加入了公司集團',
      text: '{{company}}已接受邀請，現在屬於公司集團「{{structure}}」。',
    },
    left: {
      heading: '有公司退出了公司集團',
      text: '{{company}}已接受，公司已退出公司集團「{{structure}}」。',
    },
    ledAnew: {
      heading: '公司集團更換了主導公司',
      text: '{{company}}現為公司集團「{{structure}}」的主導公司。進行中的請求與原主導公司的集團管理員均已結束。',
    },
    ended: {
      heading: '公司集團已終止',
      text: '平台營運者已終止公司集團「{{structure}}」。貴公司及其資料維持不變。',
    },
  },
};
