import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: '访问策略',
  lead: '设置成员保持登录的时长，以及可以从哪些网络访问。',
  save: '保存',
  sessions: {
    title: '保持登录',
    text: '适用于公司的所有成员。缩短时长后，对已登录的成员也立即生效。',
    stayHelp: '登录时勾选“保持登录状态”的成员，关闭浏览器后仍保持登录，直至达到以下时长。',
    stayNotOffered: '服务运营方已关闭此功能，登录页面不会显示该选项。',
    administrators: '管理员最长为 {{longest}}。',
    saved: '登录规则已保存。',
  },
};
