import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Cấp bậc và chức vụ',
  lead: 'Quản lý cấp bậc và chức vụ của thành viên theo từng danh sách.',
  ranks: 'Cấp bậc',
  titles: 'Chức vụ',
  lists: 'Danh sách',
  hidden: '{{name}} (đang ẩn)',
  hiddenNote: 'Danh sách này đang ẩn và không hiển thị trên trang thành viên hay biểu mẫu.',
  add: 'Thêm vào {{name}}',
  addRank: 'Thêm cấp bậc',
  settings: 'Cài đặt danh sách',
  code: 'Mã',
  name: 'Tên gọi',
  englishName: 'Tên tiếng Anh',
  order: 'Thứ tự',
  empty: 'Chưa có mục nào',
  emptyText: 'Hãy thêm mục đầu tiên. Thứ tự ở đây là thứ tự hiển thị khi chọn.',
  save: 'Lưu',
  delete: 'Xóa',
  made: 'Đã thêm {{name}}.',
  changed: 'Đã lưu {{name}}.',
  deleted: 'Đã xóa {{name}}.',
  settled: 'Đã lưu cài đặt danh sách.',
  isHidden: 'Ẩn danh sách này',
  suggested: {
    label: 'Cấp bậc thường dùng',
    ladder: 'Cấp bậc truyền thống',
    flat: 'Ít cấp bậc',
    experts: 'Nghiên cứu và kỹ thuật',
  },
  help: {
    code: 'Chữ cái không dấu và chữ số; không thể thay đổi sau này.',
    listName: 'Để trống để dùng tên mặc định.',
  },
};
