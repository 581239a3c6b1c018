import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  factorReminders: {
    heading: '请设置两步验证',
    open: '打开账号安全',
    text: '公司要求使用两步验证，而您的账号尚未设置。\n\n请现在使用通行密钥或验证器应用进行设置，大约需要一分钟。否则登录时将要求您设置。',
  },
};
