import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
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
