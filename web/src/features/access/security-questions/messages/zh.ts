import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: '密保问题',
  help: '找回密码时，除验证码外还会核对您设置的一个问题。仅凭问题无法找回账号。',
  questions: '问题',
  question: '问题 {{number}}',
  none: '尚未设置',
  add: '设置问题',
  change: '更改问题',
  lead: '最多可设置三个只有您能回答的问题。答案像密码一样保存，无法查看，因此请全部重新输入。不区分大小写和空格；全部留空则不核对问题。',
  passwordHelp: '防止他人在您离开时更改。',
  save: '保存',
  done: '密保问题已保存。',
};
