import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  titles: {
    identify: 'Quên mật khẩu?',
    code: 'Nhập mã xác minh',
    password: 'Đặt mật khẩu mới',
    done: 'Đã đổi mật khẩu',
  },
  leads: {
    identify: 'Nhập ID cùng email hoặc số di động đã đăng ký với tài khoản. Chúng tôi sẽ gửi mã đến đó.',
    code: 'Mã sẽ đến nếu ID và thông tin liên hệ thuộc cùng một tài khoản.',
    password: 'Bạn sẽ bị đăng xuất khỏi mọi thiết bị.',
    done: 'Bạn đã được đăng xuất khỏi mọi thiết bị. Hãy đăng nhập bằng mật khẩu mới.',
  },
  steps: {
    label: 'Các bước đặt lại mật khẩu',
    identify: 'Tài khoản',
    code: 'Mã xác minh',
    password: 'Mật khẩu mới',
  },
  identify: {
    id: 'ID đăng nhập',
    idHelp: 'Nhập địa chỉ đầy đủ. Với địa chỉ của dịch vụ này, chỉ cần phần trước @.',
    mail: 'Qua email',
    mailText: 'Đến email đã đăng ký',
    mobile: 'Qua tin nhắn',
    mobileText: 'Đến số di động đã đăng ký',
    key: 'Khóa chứng thực',
    keyText: 'Dành cho tài khoản chưa có liên hệ đã xác minh',
    keyHelp: 'Khóa dùng khi bạn được đăng ký. Không dùng được cho tài khoản đã có liên hệ được xác minh.',
    take: 'Dùng khóa này',
    pin: 'Mã PIN',
    pinText: 'Bằng mã PIN bạn đã đặt',
    pinHelp:
      'Dãy số bạn đặt trong “Tài khoản của tôi”. Nhập sai năm lần thì mã bị khóa; bộ phận hỗ trợ của công ty có thể mở khóa.',
    takePin: 'Dùng mã PIN này',
    mailHelp: 'Nếu ID là email của nhà cung cấp khác, bạn cũng có thể nhập địa chỉ đó.',
    mobileHelp: 'Số đã đăng ký với tài khoản',
    send: 'Gửi mã',
    cancel: 'Quay lại đăng nhập',
  },
  password: {
    hintHelp: 'Bạn đã viết câu hỏi này trong “Tài khoản của tôi”. Không phân biệt chữ hoa và khoảng trắng.',
    rules: 'Quy tắc mật khẩu mới',
    submit: 'Đổi mật khẩu',
    loading: 'Đang tải quy tắc mật khẩu',
    retry: 'Thử lại',
  },
  done: {
    logIn: 'Đăng nhập',
  },
};
