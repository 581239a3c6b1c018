import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  headsAhead: {
    heading: 'Đã lên lịch thay đổi trưởng phòng',
    text: 'Từ {{day}}, trưởng phòng của {{department}} là {{heads}}.',
    none: 'Từ {{day}}, {{department}} không còn trưởng phòng.',
    headingOff: 'Đã hủy lịch thay đổi trưởng phòng',
    textOff: 'Thay đổi trưởng phòng của {{department}} dự kiến vào {{day}} đã bị hủy.',
  },
  organisationFile: {
    name: 'Sơ đồ tổ chức',
    level: 'Cấp',
    code: 'Mã bộ phận',
    department: 'Bộ phận',
    parent: 'Mã bộ phận cấp trên',
    heads: 'Trưởng bộ phận',
    people: 'Số người',
  },
  membersFile: {
    name: 'Thành viên tổ chức',
    fullName: 'Tên',
    loginId: 'ID đăng nhập',
    department: 'Phòng ban',
    jobRank: 'Cấp bậc',
    jobTitle: 'Chức vụ',
  },
};
