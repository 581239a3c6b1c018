import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Bố cục trang chủ',
  lead: 'Kéo thẻ đến vị trí mong muốn hoặc dùng các nút. Trang chủ hiển thị {{count}} thẻ đầu tiên đang bật.',
  shown: 'Hiện trên trang chủ',
  nowShown: 'Đã hiện {{name}} trên trang chủ.',
  nowHidden: 'Đã ẩn {{name}} khỏi trang chủ.',
  kinds: {
    feed: 'Bài viết mới',
    approvals: 'Chờ tôi duyệt',
    anniversaries: 'Ngày kỷ niệm',
    links: 'Liên kết nhanh',
  },
  categoriesOf: 'Danh mục của {{name}}',
  categories: {
    title: 'Danh mục',
    lead: 'Các bảng tin tạo khi thiết lập thuộc về một danh mục. Khi tắt, nội dung vẫn được giữ nhưng trang chủ không hiển thị.',
    isActive: 'Hiện các mục của danh mục này trên trang chủ',
    count: 'Số mục: {{count}}',
    save: 'Lưu',
    saved: 'Đã lưu danh mục.',
  },
};
