import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Hộp thư đến',
  lead: 'Những tin nhắn Madang đã gửi cho bạn.',
  loading: 'Đang tải tin nhắn',
  retry: 'Thử lại',
  empty: 'Chưa có tin nhắn nào',
  emptyText: 'Các thông báo Madang gửi cho bạn qua email cũng có thể đọc tại đây.',
  unread: 'Chưa đọc',
  more: 'Xem thêm',
};
