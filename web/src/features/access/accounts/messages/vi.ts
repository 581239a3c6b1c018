import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  logIn: {
    title: 'Đăng nhập',
    welcome: 'Rất vui được gặp lại bạn.',
    passkey: 'Đăng nhập bằng khóa truy cập',
    orById: 'hoặc bằng ID',
    passkeyNotUsed: 'Chưa dùng khóa truy cập nào. Hãy thử lại, hoặc đăng nhập bằng ID và mật khẩu.',
    id: 'ID đăng nhập',
    idHelp: 'Nhập địa chỉ email đầy đủ. Với địa chỉ tạo trên dịch vụ này, chỉ cần nhập phần trước\u00a0@.',
    remember: 'Ghi nhớ ID',
    stay: 'Duy trì đăng nhập',
    stayHelp: 'Bạn vẫn đăng nhập sau khi đóng trình duyệt. Đừng chọn trên máy tính dùng chung.',
    submit: 'Đăng nhập',
    forgot: 'Quên mật khẩu?',
    noAccount: 'Chưa có tài khoản?',
    signUp: 'Đăng ký miễn phí',
    registered: 'Công ty đã đăng ký bạn?',
    openAccount: 'Kích hoạt tài khoản',
    waiting: 'Bạn có thể đăng nhập lại khi hết thời gian chờ.',
    waitTitle: 'Đăng nhập sai quá nhiều lần',
    waitText: 'Để bảo vệ tài khoản, việc đăng nhập tạm thời bị hạn chế.',
    waitLabel: 'Có thể thử lại sau',
    wait60: 'Còn 1 phút nữa bạn có thể thử lại.',
    wait30: 'Còn 30 giây nữa bạn có thể thử lại.',
    waitOver: 'Bạn có thể đăng nhập lại ngay bây giờ.',
    reasons: {
      needed: 'Vui lòng đăng nhập để tiếp tục.',
      ended: 'Bạn đã bị đăng xuất. Đăng nhập lại để quay về trang đang xem.',
      beside: 'Bạn đã bị đăng xuất. Hãy đăng nhập, rồi quay lại cửa sổ bạn đang nhập dở.',
      out: 'Bạn đã đăng xuất.',
      everywhere: 'Bạn đã đăng xuất khỏi mọi thiết bị.',
    },
  },
  change: {
    title: 'Đổi mật khẩu',
    renewal: 'Công ty yêu cầu bạn đổi mật khẩu trước khi tiếp tục.',
    logOut: 'Đăng xuất',
    lead: 'Các thiết bị khác của bạn sẽ bị đăng xuất.',
    loading: 'Đang tải quy tắc mật khẩu',
    rules: 'Quy tắc mật khẩu mới',
    submit: 'Đổi mật khẩu',
    cancel: 'Hủy',
    doneTitle: 'Đã đổi mật khẩu',
    done: 'Các thiết bị khác của bạn đã bị đăng xuất.',
  },
  confirm: {
    asked: {
      title: 'Xác nhận địa chỉ email',
      text: 'Nếu đây là địa chỉ email của bạn, hãy nhấn nút bên dưới.',
    },
    done: {
      title: 'Địa chỉ email đã được xác nhận',
      text: 'Cảm ơn bạn. Bạn có thể đăng nhập bằng địa chỉ này.',
    },
    locked: {
      title: 'Vui lòng đăng nhập trước',
      text: 'Hãy đăng nhập bằng tài khoản đã đăng ký với địa chỉ này, rồi mở lại liên kết trong thư. Nếu bạn không đăng ký, hãy bỏ qua thư này: ID không được xác nhận sẽ bị thu hồi.',
    },
    gone: {
      title: 'Liên kết này không còn dùng được',
      text: 'Liên kết đã hết hạn hoặc đã được sử dụng. Nếu đã xác nhận địa chỉ, bạn chỉ cần đăng nhập.',
    },
    submit: 'Xác nhận địa chỉ',
    logIn: 'Đăng nhập',
  },
};
