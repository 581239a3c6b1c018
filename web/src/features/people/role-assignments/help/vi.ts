import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  ROLE: {
    words: 'quản trị viên, vai trò, quyền, cấp quyền, ủy quyền',
    what: 'Quyết định ai được quản trị việc gì.',
    doings: [
      'Thêm quản trị viên và chọn phạm vi phụ trách.',
      'Luôn còn lại một quản trị viên chính.',
      'Việc cấp và thu hồi quyền được ghi trong nhật ký kiểm tra.',
      'Bộ phận hỗ trợ nhập mã yêu cầu trước khi xem thông tin thành viên; mã được lưu trong nhật ký kiểm tra.',
    ],
  },
};
