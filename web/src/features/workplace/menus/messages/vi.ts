import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Menu',
  lead: 'Những gì mọi người thấy trên thanh điều hướng của cổng, theo thứ tự này.',
  add: 'Thêm menu',
  addGroup: 'Thêm nhóm menu',
  plainMenus: 'Menu thường',
  groups: 'Nhóm menu',
  full: 'Đã có {{limit}} mục. Hãy xóa bớt một mục trước.',
  empty: 'Chưa có menu nào',
  emptyText: 'Hãy thêm các liên kết mà ai cũng cần, chẳng hạn mạng nội bộ hoặc mẫu đơn.',
  hidden: 'đang ẩn',
  targets: {
    newWindow: 'Cửa sổ mới',
    newTab: 'Thẻ mới',
  },
  urlHelp: 'Bắt đầu bằng https://, http:// hoặc /, tối đa {{max}} ký tự. Địa chỉ dài hơn có thể đặt ở liên kết nhanh.',
  suggested: {
    label: 'Menu thường dùng',
    offices: 'Cơ quan nhà nước',
    pages: 'Trang của hệ thống',
    note: 'Mỗi mục mở trong thẻ mới và hiển thị cho mọi người.',
  },
  languages: 'Ngôn ngữ hiển thị',
  languagesHelp:
    'Người dùng ngôn ngữ khác sẽ không thấy. Tiếng Trung phồn thể tính là tiếng Trung, tiếng Việt tính là tiếng Anh.',
  countries: 'Quốc gia cư trú được hiển thị',
  countriesHelp: 'Khi chọn tất cả, ai cũng thấy dù sống ở đâu.',
  fullScreen: 'Mở toàn màn hình',
  fullScreenHelp: 'Mở trong cửa sổ riêng, rộng bằng màn hình.',
  isActive: 'Hiện cho mọi người',
  isActiveHelp: 'Nếu bỏ chọn, menu vẫn được giữ nhưng không ai thấy.',
  pick: 'Chọn trang',
  pickedAll: 'Đã chọn đủ {{max}} trang',
  pickHelp: 'Từ 1 đến {{max}}, lấy từ menu của công ty, các bảng tin và trang của hệ thống.',
  unpick: 'Bỏ {{name}}',
  saved: 'Đã lưu {{name}}.',
  save: 'Lưu',
  delete: 'Xóa',
  deleted: 'Đã xóa {{name}}.',
};
