import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Khung giờ cho phép',
  lead: 'Đặt tên cho khung giờ quyền có hiệu lực, ví dụ ngày thường 9–18 giờ, và dùng cho mọi quyền.',
  add: 'Thêm khung giờ',
  full: 'Đã có {{limit}} khung giờ. Hãy xóa bớt một khung giờ trước.',
  empty: 'Chưa có khung giờ',
  emptyText: 'Quyền không có khung giờ sẽ có hiệu lực mọi lúc.',
  saved: 'Đã lưu {{name}}.',
  save: 'Lưu',
  delete: 'Xóa',
  deleted: 'Đã xóa {{name}}.',
  state: 'Hiện tại',
  open: 'Trong giờ',
  closed: 'Ngoài giờ',
  grantsTitle: 'Quyền',
  grants: '{{count}} quyền',
  zoneHelp: 'Tên múi giờ như Asia/Seoul, hoặc dạng GMT+9.',
  daysOffHelp: 'Quyền không áp dụng vào ngày nghỉ lễ và ngày kỷ niệm của công ty được đánh dấu là ngày nghỉ.',
  closesOnDaysOff: 'Trừ ngày nghỉ',
  nextDaysOff: 'Các ngày nghỉ sắp tới: {{days}}',
  calendar: 'Mở ngày kỷ niệm',
  fromOf: 'Từ, {{day}}',
  toOf: 'Đến, {{day}}',
};
