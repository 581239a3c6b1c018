import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: '您已退出登录',
  text: '您输入的内容会保留在此页面，登录后即可保存。请在新窗口中登录，然后返回此页面重试。',
  logIn: '在新窗口中登录',
  close: '关闭',
  other: {
    title: '当前登录的是其他账号',
    text: '当前登录的账号与打开此页面时的账号不同，因此未发送任何内容。要在此页面继续，请在新窗口中用原账号重新登录，当前账号将退出登录。如果前往首页，您在此页面输入的内容将会丢失。',
    logIn: '在新窗口中重新登录',
    home: '前往首页',
  },
};
