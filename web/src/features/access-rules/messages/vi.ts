import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Chính sách truy cập',
  lead: 'Đặt thời gian duy trì đăng nhập, các mạng được phép và xem thành viên đang đăng nhập ở đâu.',
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
  networks: {
    title: 'Mạng được phép',
    text: 'Thành viên chỉ có thể đăng nhập và sử dụng từ các mạng này. Để trống nếu cho phép truy cập từ mọi nơi.',
    help: 'Mỗi dòng một địa chỉ IP hoặc dải mạng, IPv4 hoặc IPv6, tối đa {{max}} dòng. Ví dụ: 203.0.113.0/24',
    own: 'Bạn đang kết nối từ {{address}}.',
    addOwn: 'Thêm địa chỉ của tôi',
    saved: 'Đã lưu các mạng được phép.',
    line: 'Dòng {{number}} ({{text}}):',
    moreLines: 'và {{count}} dòng khác',
  },
  list: {
    title: 'Các phiên đăng nhập',
    text: 'Thành viên và thiết bị đang đăng nhập. Kết thúc phiên sẽ đăng xuất trình duyệt đó ngay.',
    search: 'Tên hoặc ID',
    person: 'Thành viên',
    device: 'Thiết bị',
    unknownDevice: 'Thiết bị không rõ',
    opened: 'Đăng nhập lúc',
    seen: 'Dùng gần nhất',
    action: 'Kết thúc',
    current: 'Trình duyệt này',
    end: 'Kết thúc phiên',
    endOf: 'Kết thúc phiên của {{name}} trên {{device}}',
    endAsk: 'Đăng xuất {{name}} trên {{device}}?',
    endAll: 'Đăng xuất tất cả',
    endAllAsk: 'Đăng xuất mọi người trừ bạn? Họ phải đăng nhập lại để tiếp tục.',
    ended: 'Đã kết thúc {{count}} phiên.',
    nobody: 'Không có phiên nào',
    more: 'Xem thêm',
  },
};
