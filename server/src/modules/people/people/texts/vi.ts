import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  employeesFile: {
    name: 'Thành viên',
    fullName: 'Họ tên',
    loginId: 'ID đăng nhập',
    department: 'Phòng ban',
    concurrentPosts: 'Kiêm nhiệm',
    jobRank: 'Cấp bậc',
    jobTitle: 'Chức vụ',
    state: 'Trạng thái',
    inService: 'Đang làm việc',
    notYetApplied: 'Chờ kích hoạt',
    retired: 'Đã nghỉ việc',
    onLeave: 'Đang nghỉ dài hạn',
    dispatched: 'Đang biệt phái',
    suspended: 'Tạm ngưng',
    registeredAt: 'Ngày đăng ký',
  },
  welcomeMail: {
    subject: '{{company}} đã chuẩn bị tài khoản cho bạn',
    heading: 'Chào mừng {{name}} đến với {{company}}',
    text: '{{company}} đã chuẩn bị tài khoản cho bạn. Hãy xác minh địa chỉ email này bằng mã, đặt mật khẩu và bạn có thể vào ngay.',
    button: 'Kích hoạt tài khoản',
    notYou: 'Nếu bạn không biết công ty này, hãy xóa thư. Không có tài khoản nào được mở.',
  },
};
