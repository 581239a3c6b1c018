import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  ended: {
    open: 'Mở',
    finishedPartly: '{{name}}: đã hoàn tất, {{number}} mục không thay đổi được.',
    planned: '{{name}}: đã lên lịch.',
    plannedPartly: '{{name}}: đã lên lịch, {{number}} mục không lên lịch được.',
    stopped: '{{name}}: đã ngừng.',
  },
  pace: {
    perMinute: '{{number}} mỗi phút',
    left: 'Còn khoảng {{time}}',
    soon: 'Còn chưa đến 1 phút',
  },
  titles: {
    moveEmployees_one: 'Chuyển phòng ban cho {{number}} thành viên',
    moveEmployees_other: 'Chuyển phòng ban cho {{number}} thành viên',
    setJobRank_one: 'Đổi cấp bậc của {{number}} thành viên',
    setJobRank_other: 'Đổi cấp bậc của {{number}} thành viên',
    setJobTitle_one: 'Đổi chức vụ của {{number}} thành viên',
    setJobTitle_other: 'Đổi chức vụ của {{number}} thành viên',
    retireEmployees_one: 'Cho {{number}} thành viên nghỉ việc',
    retireEmployees_other: 'Cho {{number}} thành viên nghỉ việc',
    reinstateEmployees_one: 'Phục chức {{number}} thành viên',
    reinstateEmployees_other: 'Phục chức {{number}} thành viên',
    putEmployeesOnLeave_one: 'Cho {{number}} thành viên nghỉ dài hạn',
    putEmployeesOnLeave_other: 'Cho {{number}} thành viên nghỉ dài hạn',
    returnEmployees_one: 'Kết thúc nghỉ dài hạn của {{number}} thành viên',
    returnEmployees_other: 'Kết thúc nghỉ dài hạn của {{number}} thành viên',
    suspendEmployees_one: 'Tạm ngưng truy cập của {{number}} thành viên',
    suspendEmployees_other: 'Tạm ngưng truy cập của {{number}} thành viên',
    plannedChanges_one: '{{number}} thay đổi theo lịch',
    plannedChanges_other: '{{number}} thay đổi theo lịch',
  },
  titlesTo: {
    moveEmployees_one: 'Chuyển {{number}} thành viên sang {{subject}}',
    moveEmployees_other: 'Chuyển {{number}} thành viên sang {{subject}}',
    setJobRank_one: 'Đổi cấp bậc của {{number}} thành viên thành {{subject}}',
    setJobRank_other: 'Đổi cấp bậc của {{number}} thành viên thành {{subject}}',
    setJobTitle_one: 'Đổi chức vụ của {{number}} thành viên thành {{subject}}',
    setJobTitle_other: 'Đổi chức vụ của {{number}} thành viên thành {{subject}}',
  },
  titleOn: '{{title}} vào {{day}}',
  titleOfDay: '{{title}} · {{day}}',
  titleUndo: 'Hoàn tác: {{title}}',
  titleRetry: 'Thử lại: {{title}}',
};
