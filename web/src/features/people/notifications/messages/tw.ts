import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '收件匣',
  lead: 'Madang 寄給您的訊息。',
  loading: '正在載入訊息',
  retry: '再試一次',
  empty: '目前沒有訊息',
  emptyText: 'Madang 以郵件寄給您的通知，也可以在這裡閱讀。',
  unread: '未讀',
  more: '顯示更多',
};
