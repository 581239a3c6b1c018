import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Cài đặt phê duyệt',
  lead: 'Cách phê duyệt tài liệu trong toàn công ty.',
  byDefault: 'Đang dùng giá trị mặc định.',
  changedAt: 'Lưu lần cuối: {{date}}',
  documents: 'Tài liệu',
  lines: 'Tuyến phê duyệt',
  standard: 'Mặc định: {{value}}',
  standardOrNone: 'Mặc định: {{value}} (0 là không giới hạn riêng)',
  owners: {
    company: 'Công ty',
    department: 'Phòng ban',
  },
  takeDefaults: 'Điền giá trị mặc định',
  saved: 'Đã lưu cài đặt phê duyệt.',
  waiting: {
    title_one: '{{number}} đề nghị đang chờ bạn',
    title_other: '{{number}} đề nghị đang chờ bạn',
    text: 'Xử lý trong mục Phê duyệt của cổng thông tin.',
  },
  held: {
    title: 'Thao tác cần phê duyệt',
    lead: 'Các thao tác này không được thực hiện ngay mà phải được người khác phê duyệt theo quy trình. Người yêu cầu không thể tự phê duyệt.',
    atOnce: 'Thực hiện ngay',
    saved: 'Đã lưu.',
    representative: 'Chỉ quản trị viên đại diện mới có thể thay đổi thao tác đã yêu cầu phê duyệt.',
    noPolicy: 'Hãy thêm quy trình phê duyệt trước.',
    kinds: {
      retire: 'Cho thành viên nghỉ việc',
      grant: 'Cấp vai trò và quyền',
      export: 'Xuất danh sách thành viên',
      import: 'Áp dụng tệp nhập',
      deleteDepartment: 'Xóa phòng ban',
    },
  },
  save: 'Lưu',
};
