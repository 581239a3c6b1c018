import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  IMPORT: {
    words: 'Excel, bảng tính, nhập, tải lên, tệp, CSV, hàng loạt',
    what: 'Tạo và thay đổi hàng loạt thành viên, phòng ban từ Excel hoặc CSV.',
    doings: [
      'Dán các ô đã sao chép từ bảng tính, hoặc thả tệp vào.',
      'Mỗi dòng cho thấy điều sẽ thay đổi trước khi áp dụng; ô sai sửa ngay tại chỗ.',
      'Có thể hoàn tác toàn bộ trong 7 ngày.',
    ],
  },
};
