import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  COMPANY: {
    words: 'tên công ty, logo, mã số doanh nghiệp, người đại diện, giới hạn số người, chấm dứt dịch vụ',
    what: 'Xem và thay đổi thông tin, logo và mức sử dụng của công ty.',
    doings: [
      'Tải logo lên: cổng thông tin và thư mời sẽ hiển thị.',
      'Bàn giao công ty cho người đại diện khác.',
      'Sau khi chấm dứt dịch vụ vẫn có thời gian để khôi phục.',
    ],
  },
};
