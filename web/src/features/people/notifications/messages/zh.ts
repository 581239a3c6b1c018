import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: '收件箱',
  lead: 'Madang 发给您的消息。',
  loading: '正在加载消息',
  retry: '重试',
  empty: '暂无消息',
  emptyText: 'Madang 通过邮件发给您的通知也可以在这里查看。',
  unread: '未读',
  more: '显示更多',
};
