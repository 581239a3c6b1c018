import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  RECORD: {
    words: 'lịch sử, nhật ký, thay đổi, đăng nhập, phiên, xem dữ liệu cá nhân',
    what: 'Xem ai đã làm gì, vào lúc nào.',
    doings: [
      'Lọc theo người, thời gian và loại.',
      'Các bản ghi được nối với nhau nên sửa hay xóa đều lộ ra.',
      'Các lần xuất dữ liệu và lý do cũng được lưu.',
    ],
  },
};
