import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Tác vụ',
  counted: '{{number}} đang chạy',
  toConfirm: '{{number}} chờ bạn xác nhận',
  nothing:
    'Các tác vụ mất nhiều thời gian, như xuất dữ liệu, hiển thị tại đây trong khi bạn tiếp tục làm việc khác. Tệp kết quả có thể tải xuống trong {{number}} ngày.',
  loading: 'Đang tải danh sách tác vụ.',
  kinds: {
    'export-employees': 'Xuất danh sách thành viên',
  },
  states: {
    queued: 'Đang chờ',
    running: 'Đang chạy',
    done: 'Hoàn tất',
    planned: 'Đã lên lịch',
    cancelled: 'Đã hủy',
    failed: 'Thất bại',
    preparing: 'Đang kiểm tra',
    toConfirm: 'Chờ xác nhận',
    paused: 'Đã tạm dừng',
    stopped: 'Đã ngừng',
    unchanged: 'Không có thay đổi',
  },
  amount_one: '{{number}} mục',
  amount_other: '{{number}} mục',
  progress_one: '{{done}} / {{number}} mục',
  progress_other: '{{done}} / {{number}} mục',
  keptUntil: 'Có thể tải xuống đến {{date}}',
  cancel: 'Hủy',
  download: 'Tải xuống',
  remove: 'Xóa khỏi danh sách',
  finished: '{{name}}: đã hoàn tất.',
  failed: '{{name}}: {{reason}}',
  pages: {
    runs: 'Thay đổi hàng loạt',
    plans: 'Thay đổi theo lịch',
    imports: 'Nhập hàng loạt',
    importPeople: 'Nhập thành viên từ Excel hoặc CSV',
    importDepartments: 'Nhập phòng ban từ Excel hoặc CSV',
  },
};
