import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  titles: {
    identify: 'Kích hoạt tài khoản công ty',
    code: 'Nhập mã xác minh',
    account: 'Hoàn tất tài khoản',
    instant: 'Kích hoạt bằng mật khẩu ban đầu',
  },
  leads: {
    identify: 'Công ty đã đăng ký bạn. Hãy xác nhận bằng thông tin mà công ty đã lưu.',
    code: 'Mã sẽ đến nếu công ty đã đăng ký bạn với thông tin liên hệ này.',
    account: 'Đặt mật khẩu và đọc điều khoản. Chỉ mất khoảng một phút.',
    instant: 'Nhập ID và mật khẩu ban đầu mà quản trị viên đã đưa cho bạn.',
  },
  steps: {
    label: 'Các bước kích hoạt tài khoản',
    identify: 'Xác nhận bạn là ai',
    code: 'Mã xác minh',
    initial: 'Mật khẩu ban đầu',
    account: 'Mật khẩu và điều khoản',
  },
  identify: {
    mail: 'Qua email',
    mailText: 'Gửi mã đến email mà công ty đã lưu',
    mobile: 'Qua điện thoại',
    mobileText: 'Gửi mã bằng tin nhắn đến số đã đăng ký',
    key: 'Bằng khóa chứng thực',
    keyText: 'Khóa do cơ quan cấp cho bạn; không cần mã xác minh',
    promotion: 'Mã khuyến mãi',
    promotionText: 'Mã mà công ty của bạn đã nhận; bạn không cần được đăng ký trước',
    mailHelp: 'Địa chỉ email bên ngoài mà công ty đã đăng ký',
    mobileHelp: 'Số đã đăng ký, bỏ số 0 ở đầu',
    keyHelp: '16 chữ cái và chữ số. Không phân biệt chữ hoa, chữ thường và dấu gạch nối.',
    send: 'Gửi mã',
    take: 'Dùng khóa này',
    promotionHelp: 'Nhập toàn bộ mã bạn nhận được. Không phân biệt chữ hoa, chữ thường và dấu gạch nối.',
    takePromotion: 'Dùng mã này',
    nobody: 'Không có ai được đăng ký với thông tin này. Hãy kiểm tra lại hoặc hỏi quản trị viên của công ty.',
  },
  instant: {
    id: 'ID đăng nhập',
    idHelp: 'Nhập địa chỉ đầy đủ. Với địa chỉ của dịch vụ này, chỉ cần phần trước @.',
    password: 'Mật khẩu ban đầu',
    passwordHelp_one:
      'Không phân biệt chữ hoa, chữ thường và dấu gạch nối. Có hiệu lực {{count}} ngày kể từ khi cấp và chỉ dùng trên trang này.',
    passwordHelp_other:
      'Không phân biệt chữ hoa, chữ thường và dấu gạch nối. Có hiệu lực {{count}} ngày kể từ khi cấp và chỉ dùng trên trang này.',
    submit: 'Tiếp tục',
  },
  account: {
    choose: 'Công ty',
    chooseHelp:
      'Có nhiều công ty đã đăng ký bạn. Hãy bắt đầu với một công ty; bạn có thể quay lại cho các công ty khác.',
    submit: 'Kích hoạt tài khoản',
  },
  done: {
    title: 'Chào mừng {{name}}',
    lead: 'Tài khoản đã sẵn sàng. Hãy đăng nhập bằng ID này và mật khẩu mới.',
    confirm: 'Mở liên kết trong email đã gửi đến {{address}} để xác nhận địa chỉ là của bạn.',
  },
  other: {
    hasInitial: 'Quản trị viên đã đưa bạn mật khẩu ban đầu?',
    toInstant: 'Kích hoạt bằng mật khẩu ban đầu',
    hasNone: 'Không có mật khẩu ban đầu?',
    toAccount: 'Kích hoạt tài khoản bằng liên hệ hoặc khóa',
  },
  page: {
    loading: 'Đang tải trang',
    failed: 'Hiện không thể hiển thị trang này',
    retry: 'Thử lại',
    over: 'Đã quá thời gian hoặc đã hoàn tất ở cửa sổ khác. Vui lòng bắt đầu lại.',
    logIn: 'Quay lại đăng nhập',
    contact: 'Trung tâm hỗ trợ',
  },
};
