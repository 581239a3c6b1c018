import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  PORTLET: {
    words: 'trang chủ, tiện ích, thẻ, bố cục',
    what: 'Sắp xếp trang chủ mà mọi người nhìn thấy.',
    doings: [
      'Nhấn “Sắp xếp trang chủ” ngay tại trang chủ để sắp xếp trực tiếp.',
      'Chọn hiển thị bài mới, đề nghị chờ duyệt, ngày kỷ niệm và liên kết nhanh.',
      'Khi lưu, trang chủ của cả công ty thay đổi và có thể hoàn tác ngay.',
    ],
  },
};
