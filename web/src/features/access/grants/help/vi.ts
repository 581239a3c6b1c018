import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  GRANT: {
    words:
      'quyền, vai trò, ủy quyền, phạm vi, thời hạn, giờ truy cập, quản trị phòng ban, ngày nghỉ, ngày lễ, khung giờ cho phép',
  },
};
