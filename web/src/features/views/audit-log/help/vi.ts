import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  RECORD: {
    words: 'lịch sử, nhật ký, thay đổi, đăng nhập, phiên, xem dữ liệu cá nhân',
    what: 'Xem ai đã làm gì, vào lúc nào.',
    doings: [
      'Lọc theo người, thời gian và loại.',
      'Các bản ghi được nối với nhau nên sửa hay xóa đều lộ ra.',
      'Các lần xuất dữ liệu và lý do cũng được lưu.',
      'Nếu chỉ có quyền với một số phòng ban, danh sách và tệp xuất chỉ có bản ghi về phòng ban và thành viên đó.',
    ],
  },
};
