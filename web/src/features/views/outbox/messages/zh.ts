import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: '发件箱',
  lead: '开发服务器发出的邮件和短信。它们只保存在内存中，并未真正发送。',
  empty: '还没有发出任何内容',
  emptyText: '页面发送验证码或链接后会立即显示在这里。',
  mail: '邮件',
  sms: '短信',
  asMail: '按邮件样式查看',
  copy: '复制',
  copied: '已复制。',
  copyFailed: '无法复制，请手动选中验证码后复制。',
  to: '收件人',
  loading: '正在加载发件箱',
  failed: '服务器没有响应，列表可能不是最新的。',
  development: '仅用于开发：生产环境中没有此页面。',
};
