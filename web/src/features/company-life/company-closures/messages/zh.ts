import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: '终止服务',
  lead: '贵公司将停止使用 Madang。日常工作不需要此菜单。',
  atOnce: '立即',
  people: '所有成员退出登录。公司现有 {{count}} 个账号。',
  closed: '无法再登录、加入或找回密码，已发出的邀请和日历订阅地址也将失效。',
  until: '{{date}}之前',
  takenBack: '{{days}} 天内不会删除数据。可联系客服中心撤销，一切恢复原状。',
  after: '{{date}}之后',
  destroyed: '账号、联系方式、消息、公告板、部门、图片和设置将被永久销毁。',
  evidence: '条款同意凭证和访问记录将按法律规定的期限保留。',
  contacts: '用于防止重复注册免费服务的数值会保留一段时间，但无法还原出联系方式。',
  open: '终止服务',
  platform: '平台运营公司无法终止服务。',
  ask: '即将终止{{company}}的服务。数据将在{{date}}之后销毁。',
  nameHelp: '请输入“{{company}}”以确认。',
  passwordHelp: '防止他人在您离开时操作。',
  submit: '确认终止服务',
  done: '服务已终止。数据将在{{date}}之后销毁，在此之前可联系客服中心撤销。',
};
