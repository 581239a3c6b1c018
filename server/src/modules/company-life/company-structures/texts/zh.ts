import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  structureMails: {
    open: '接受或拒绝',
    joinOffered: {
      heading: '您的公司受邀加入公司集团',
      text: '{{company}}邀请您的公司加入公司集团“{{structure}}”。集团内的公司只能看到彼此的公司代码和名称。\n\n在您接受之前不会有任何变化。请在{{until}}前登录并接受或拒绝。',
    },
    leaveOffered: {
      heading: '收到退出公司集团的请求',
      text: '{{company}}请您同意有关公司退出公司集团“{{structure}}”。\n\n在您接受之前不会有任何变化。请在{{until}}前登录并接受或拒绝。',
    },
    withdrawn: {
      heading: '公司集团请求已撤回',
      text: '{{company}}撤回了关于公司集团“{{structure}}”的请求。您无需进行任何操作。',
    },
    declined: {
      heading: '公司集团请求被拒绝',
      text: '{{company}}拒绝了您关于公司集团“{{structure}}”的请求。一切保持不变，您可以再次发出请求。',
    },
    lapsed: {
      heading: '公司集团请求已过期',
      text: '{{company}}未在期限内答复您关于公司集团“{{structure}}”的请求。一切保持不变，您可以再次发出请求。',
    },
    joined: {
      heading: '有公司加入了公司集团',
      text: '{{company}}已接受邀请，现在属于公司集团“{{structure}}”。',
    },
    left: {
      heading: '有公司退出了公司集团',
      text: '{{company}}已接受，公司已退出公司集团“{{structure}}”。',
    },
    ledAnew: {
      heading: '公司集团更换了牵头公司',
      text: '{{company}}现为公司集团“{{structure}}”的牵头公司。进行中的请求和原牵头公司的集团管理员均已结束。',
    },
    ended: {
      heading: '公司集团已终止',
      text: '平台运营者已终止公司集团“{{structure}}”。您的公司及其数据保持不变。',
    },
  },
};
