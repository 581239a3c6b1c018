import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: '找回 PIN',
  help: '无法使用登记的联系方式时，可凭账号和 PIN 重设密码。',
  loading: '正在加载找回 PIN',
  retry: '重试',
  pin: 'PIN 码',
  none: '未设置',
  since: '自{{date}}起使用',
  blocked: 'PIN 已输错五次，现已锁定。请联系贵公司的服务台解锁，或删除此 PIN。',
  set: '设置 PIN',
  change: '更改 PIN',
  remove: '删除 PIN',
  lead: '请选择未在其他地方使用的数字，避免使用生日或电话号码。设置后会发送邮件通知。',
  digits: '{{min}} 到 {{max}} 位数字',
  passwordHelp: '防止您离开时他人进行更改。',
  save: '保存',
  saved: '已保存找回 PIN。',
  removeLead: '删除后将无法凭 PIN 重设密码。',
  removed: '已删除找回 PIN。',
  isBlocked: '输错五次，已锁定',
  unblock: '解锁 PIN',
  unblockAsk: '原来的 PIN 将恢复可用，并会发送邮件通知该成员。请务必确认是本人提出的请求。',
  unblocked: '已解锁 PIN。',
};
