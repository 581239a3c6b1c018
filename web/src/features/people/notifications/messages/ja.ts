import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: '受信箱',
  lead: 'Madangからのメッセージです。',
  loading: 'メッセージを読み込んでいます',
  retry: '再試行',
  empty: 'メッセージはまだありません',
  emptyText: 'Madangがメールでお送りするお知らせは、ここでもご覧いただけます。',
  unread: '未読',
  more: 'さらに表示',
};
