import type { en } from './en.ts';
import type { Translated } from '@madang/contract/kernel/messages.ts';

export const vi: Translated<typeof en> = {
  importKinds: {
    people: 'Đăng ký thành viên',
    changes: 'Thay đổi thông tin thành viên',
    transfers: 'Điều chuyển',
    leaves: 'Nghỉ phép dài hạn',
    returns: 'Trở lại làm việc',
    retirements: 'Nghỉ việc',
    reinstatements: 'Tái tuyển dụng',
    withdrawals: 'Thu hồi đăng ký',
    passwords: 'Mật khẩu ban đầu',
    invitations: 'Lời mời',
    departments: 'Phòng ban',
    jobRanks: 'Cấp bậc',
    jobTitles: 'Chức danh',
  },
  importItems: {
    fullName: 'Họ và tên',
    department: 'Phòng ban',
    parentDepartment: 'Phòng ban cấp trên',
    jobRank: 'Cấp bậc',
    jobTitle: 'Chức danh',
    on: 'Ngày hiệu lực',
    note: 'Ghi chú',
    reason: 'Lý do nghỉ việc',
    leaveKind: 'Loại nghỉ phép',
    from: 'Ngày bắt đầu nghỉ',
    until: 'Ngày kết thúc nghỉ',
    code: 'Mã',
    name: 'Tên',
    englishName: 'Tên tiếng Anh',
  },
  importFile: {
    lists: 'Danh sách mã',
    example: 'Ví dụ',
    name: 'Các dòng có lỗi',
    reason: 'Lỗi khi nhập',
    nameScripts:
      'Để đăng ký tên tiếng Trung, tiếng Nhật hoặc tiếng Việt, hãy chọn quy tắc mật khẩu mới “Dài” trong Chính sách bảo mật và nhập quốc gia cư trú ngoài Hàn Quốc.',
  },
};
