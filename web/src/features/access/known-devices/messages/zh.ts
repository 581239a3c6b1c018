import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: '我的设备',
  help: '您登录过的设备。移除后，该设备下次登录时需要重新进行两步验证。',
  device: '设备',
  lastSeen: '上次登录',
  trusted: '跳过两步验证',
  until: '至 {{date}}',
  asked: '不跳过',
  action: '操作',
  current: '当前设备',
  unknown: '未知设备',
  end: '移除',
  endOf: '移除 {{device}}',
  endAsk: '将从列表中移除 {{device}}。该设备下次登录时需要两步验证，您也会收到新设备通知。',
  letters: '有新设备登录时发送邮件通知我',
  lettersSaved: '新设备通知设置已保存。',
  loading: '正在加载设备',
  retry: '重试',
  none: '尚无设备记录。',
};
