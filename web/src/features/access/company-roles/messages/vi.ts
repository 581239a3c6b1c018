import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Mục mới',
  lead: 'Các mục mà công ty sử dụng.',
  add: 'Thêm mục',
  full: 'Đã có {{limit}} mục. Hãy xóa bớt một mục trước.',
  empty: 'Chưa có mục nào',
  emptyText: 'Hãy thêm mục đầu tiên.',
  saved: 'Đã lưu {{name}}.',
  save: 'Lưu',
  delete: 'Xóa',
  deleted: 'Đã xóa {{name}}.',
};
