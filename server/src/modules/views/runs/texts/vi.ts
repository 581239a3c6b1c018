import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  runFile: {
    name: 'Kết quả thay đổi hàng loạt',
    number: 'Dòng',
    item: 'Đối tượng',
    itemId: 'ID đối tượng',
    state: 'Kết quả',
    code: 'Mã',
    reason: 'Lý do',
    states: {
      waiting: 'Chưa chạy',
      done: 'Hoàn tất',
      refused: 'Bị từ chối',
      failed: 'Thất bại',
    },
  },
  runMail: {
    kinds: {
      moveEmployees: 'Chuyển phòng ban cho thành viên',
      setJobRank: 'Đổi cấp bậc của thành viên',
      setJobTitle: 'Đổi chức vụ của thành viên',
      retireEmployees: 'Cho thành viên nghỉ việc',
      reinstateEmployees: 'Phục chức thành viên',
      putEmployeesOnLeave: 'Cho thành viên nghỉ dài hạn',
      returnEmployees: 'Kết thúc nghỉ dài hạn của thành viên',
      suspendEmployees: 'Tạm ngưng truy cập của thành viên',
      plannedChanges: 'Thay đổi theo lịch',
    },
    undo: 'Hoàn tác: {{title}}',
    retry: 'Thử lại: {{title}}',
    planned: '{{title}} (ngày {{day}})',
    done: '{{title}}: đã hoàn tất',
    cancelled: '{{title}}: đã hủy',
    stopped: '{{title}}: đã ngừng',
    counts: 'Đã hoàn tất {{done}} trong tổng số {{total}} mục, {{refused}} mục bị từ chối, {{failed}} mục thất bại.',
    whyStopped: 'Tác vụ không tiến triển trong một ngày nên đã ngừng. Các mục đã hoàn tất vẫn được giữ nguyên.',
    afterCancel: 'Các mục đã hoàn tất trước khi hủy vẫn được giữ nguyên.',
    undoFor: 'Bạn có thể hoàn tác trong {{days}} ngày.',
    open: 'Xem kết quả',
  },
};
