import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  BOARD: {
    words: 'thông báo, bài viết, diễn đàn, tin tức',
    what: 'Tạo bảng tin và quyết định ai được đọc, ai được viết.',
    doings: [
      'Với mỗi bảng tin, chọn ai được đăng, bình luận và bài có cần duyệt không.',
      'Bài viết được đăng tại bảng tin của cổng thông tin.',
      'Hiển thị bài mới trên trang chủ qua bố cục trang chủ.',
    ],
  },
};
