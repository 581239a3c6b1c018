import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Liên kết nhanh',
  lead: 'Những gì mọi người mở từ trang chủ cổng chỉ bằng một lần nhấn, theo thứ tự này.',
  add: 'Thêm liên kết nhanh',
  full: 'Đã có {{limit}} liên kết. Hãy xóa bớt một liên kết trước.',
  empty: 'Chưa có liên kết nhanh nào',
  emptyText: 'Hãy thêm những trang mà mọi người mở hằng ngày.',
  targets: {
    newWindow: 'Cửa sổ mới',
    newTab: 'Thẻ mới',
  },
  urlHelp: 'Bắt đầu bằng https://, http:// hoặc /, tối đa {{max}} ký tự.',
  iconHelp: 'Hiện khi liên kết chưa có ảnh.',
  icons: {
    link: 'Liên kết',
    mail: 'Thư',
    calendar: 'Lịch',
    people: 'Thành viên',
    board: 'Bảng tin',
    approval: 'Phê duyệt',
    help: 'Trợ giúp',
  },
  pictureHelp: 'PNG, JPEG, WebP hoặc GIF, không quá {{max}} KB.',
  choosePicture: 'Chọn ảnh',
  noPicture: 'Bỏ ảnh',
  saved: 'Đã lưu {{name}}.',
  save: 'Lưu',
  delete: 'Xóa',
  deleted: 'Đã xóa {{name}}.',
};
