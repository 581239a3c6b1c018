import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: '确认是您本人',
  text: '请输入密码以继续。10 分钟内不再询问。',
  go: '继续',
};
