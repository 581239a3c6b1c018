import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Chính sách truy cập',
  lead: 'Thời gian thành viên được duy trì đăng nhập và các mạng được phép truy cập.',
  save: 'Lưu',
  sessions: {
    title: 'Duy trì đăng nhập',
    text: 'Áp dụng cho mọi thành viên của công ty. Khi rút ngắn thời hạn, những người đang đăng nhập cũng được áp dụng ngay.',
    stayHelp:
      'Thành viên chọn “Duy trì đăng nhập” vẫn đăng nhập sau khi đóng trình duyệt, cho đến các thời hạn dưới đây.',
    stayNotOffered: 'Đơn vị vận hành dịch vụ đã tắt tính năng này nên trang đăng nhập không hiển thị.',
    administrators: 'Tối đa {{longest}} đối với quản trị viên.',
    saved: 'Đã lưu quy tắc đăng nhập.',
  },
};
