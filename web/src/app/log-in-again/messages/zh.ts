import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: '您已退出登录',
  text: '您输入的内容会保留在此页面，登录后即可保存。请在新窗口中登录，然后返回此页面重试。',
  logIn: '在新窗口中登录',
  close: '关闭',
};
