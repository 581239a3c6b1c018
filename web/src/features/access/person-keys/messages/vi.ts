import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Khóa cá nhân',
  help: 'Niêm phong tệp dữ liệu của bạn. Khi khóa còn được đăng ký, chỉ bạn mới mở được tệp tại đây.',
  loading: 'Đang tải khóa cá nhân',
  retry: 'Thử lại',
  state: 'Trạng thái',
  since: 'Từ ngày',
  states: {
    readyForRegistration: 'Sẵn sàng đăng ký',
    registered: 'Đã đăng ký',
    readyForRelease: 'Chờ giải phóng',
    released: 'Đã giải phóng',
  },
  releasedText: 'Không thể mở những tệp mà khóa này đã niêm phong. Bạn có thể đăng ký khóa mới.',
  waitsText:
    'Khi đã yêu cầu giải phóng, khóa không mở được gì. Bạn có thể rút yêu cầu cho đến khi quản trị viên giải phóng khóa.',
  waitsForYou: 'Bạn là quản trị viên duy nhất của công ty nên có thể tự giải phóng khóa.',
  seal: 'Tải dữ liệu đã niêm phong',
  sealed: 'Đã niêm phong và tải dữ liệu của bạn.',
  open: 'Mở tệp đã niêm phong',
  opened: 'Đã mở và lưu tệp.',
  withdraw: 'Rút yêu cầu',
  withdrawn: 'Đã rút yêu cầu.',
  passwordHelp: 'Bảo vệ bạn khi rời khỏi thiết bị.',
  titles: {
    register: 'Đăng ký khóa',
    askRelease: 'Yêu cầu giải phóng',
    release: 'Giải phóng khóa',
    reset: 'Đặt lại khóa',
  },
  leads: {
    register: 'Madang giữ khóa cho bạn và không bao giờ hiển thị. Bạn tự giữ các tệp đã niêm phong.',
    askRelease:
      'Sau khi giải phóng, các tệp mà khóa đã niêm phong sẽ không bao giờ mở được nữa. Hãy mở những tệp cần thiết trước.',
    release: 'Khóa sẽ bị hủy và các tệp nó đã niêm phong sẽ không bao giờ mở được nữa.',
    reset:
      'Dù ở trạng thái nào, khóa sẽ bị hủy và được coi là đã giải phóng. Các tệp nó đã niêm phong sẽ không bao giờ mở được nữa.',
  },
  done: {
    register: 'Đã đăng ký khóa của bạn.',
    askRelease: 'Đã yêu cầu giải phóng khóa.',
    release: 'Đã giải phóng khóa.',
    reset: 'Đã đặt lại khóa.',
  },
  notice: {
    title: 'Khóa cá nhân chờ giải phóng: {{number}}',
    text: 'Hãy giải phóng khóa trong phần chi tiết của thành viên.',
  },
};
