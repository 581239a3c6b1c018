import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  employeesFile: {
    name: 'Nhân viên',
    fullName: 'Họ tên',
    loginId: 'ID đăng nhập',
    department: 'Phòng ban',
    jobRank: 'Cấp bậc',
    jobTitle: 'Chức vụ',
    state: 'Trạng thái',
    inService: 'Đang làm việc',
    notYetApplied: 'Chờ đăng ký tài khoản',
    registeredAt: 'Ngày đăng ký',
  },
};
