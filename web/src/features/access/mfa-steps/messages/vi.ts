import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Xác minh hai bước',
  submit: 'Tiếp tục',
  endedTitle: 'Vui lòng đăng nhập lại',
  denied: 'Không có lượt đăng nhập nào đang chờ, hoặc đã hết thời gian.',
  logIn: 'Đến trang đăng nhập',
  loading: 'Đang tải thông tin xác minh hai bước',
  back: 'Quay lại đăng nhập',
  lost: {
    title: 'Mất cả thiết bị lẫn mã khôi phục?',
    text: 'Hãy nhờ quản trị viên của công ty đặt lại xác minh hai bước.',
    operator:
      'Nếu bạn là quản trị viên duy nhất hoặc người vận hành nền tảng, người phụ trách máy chủ đặt lại bằng lệnh trong hướng dẫn vận hành (docs/operation).',
  },
  retry: 'Thử lại',
  code: 'Mã trong ứng dụng',
  recoveryCode: 'Mã khôi phục',
  setUp: {
    title: 'Thiết lập xác minh hai bước',
    lead: 'Tài khoản này bắt buộc dùng xác minh hai bước. Hãy chọn một cách để tiếp tục; bạn có thể thay đổi sau trong tài khoản của tôi.',
    back: 'Quay lại',
  },
  passkey: {
    use: 'Dùng khóa truy cập',
    notUsed: 'Chưa dùng khóa truy cập nào. Hãy thử lại hoặc chọn cách khác.',
  },
  trust: 'Bỏ qua xác minh hai bước trên thiết bị này trong {{days}} ngày',
  lead: {
    passkey: 'Xác nhận bằng vân tay, khuôn mặt, mã PIN của thiết bị hoặc khóa bảo mật.',
    app: 'Nhập mã mà ứng dụng xác thực đang hiển thị.',
    recoveryCode: 'Nhập một mã khôi phục bạn đã cất giữ. Mỗi mã chỉ dùng được một lần.',
  },
  instead: {
    passkey: 'Dùng khóa truy cập thay thế',
    app: 'Dùng ứng dụng thay thế',
    recoveryCode: 'Dùng mã khôi phục thay thế',
  },
};
