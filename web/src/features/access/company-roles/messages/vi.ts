import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Vai trò',
  lead: 'Gộp các quyền thành vai trò riêng của công ty để cấp cùng lúc. Thay đổi áp dụng ngay cho mọi người giữ vai trò.',
  add: 'Thêm vai trò',
  full: 'Đã có {{limit}} vai trò. Hãy xóa bớt một vai trò trước.',
  empty: 'Chưa có vai trò riêng',
  emptyText: 'Vai trò có sẵn nằm trong mục Quản trị viên.',
  saved: 'Đã lưu {{name}}.',
  save: 'Lưu',
  delete: 'Xóa',
  deleted: 'Đã xóa {{name}}.',
  holdersTitle: 'Số người',
  holders: '{{count}} người',
  view: 'Được xem',
  modify: 'Được thay đổi',
};
