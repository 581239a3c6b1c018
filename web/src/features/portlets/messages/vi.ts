import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Portlet',
  lead: 'Kéo portlet đến vị trí mong muốn hoặc dùng các nút. Trang chủ hiển thị {{count}} portlet đầu tiên đang bật.',
  shown: 'Hiện trên trang chủ',
  nowShown: 'Đã hiện {{name}} trên trang chủ.',
  nowHidden: 'Đã ẩn {{name}} khỏi trang chủ.',
  kinds: {
    anniversaries: 'Ngày kỷ niệm',
    links: 'Liên kết nhanh',
  },
};
