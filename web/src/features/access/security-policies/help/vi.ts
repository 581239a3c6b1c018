import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  POLICY: {
    words:
      'mật khẩu, quy tắc mật khẩu, thời hạn mật khẩu, xác minh hai bước, OTP, thiết bị tin cậy, ứng dụng xác thực, khóa truy cập, quy tắc ID, đăng nhập',
    what: 'Đặt quy tắc của công ty về mật khẩu, xác minh hai bước và ID đăng nhập.',
    doings: [
      'Quy tắc mật khẩu mới áp dụng từ lần đổi mật khẩu kế tiếp.',
      'Khi bắt buộc xác minh hai bước, mọi người sẽ thiết lập ở lần đăng nhập sau.',
      'Độ dài ID và thời gian đổi ID cũng được đặt ở đây.',
      'Bạn có thể cho phép bỏ qua xác minh hai bước trong vài ngày trên thiết bị đã xác minh. Mặc định là tắt.',
    ],
  },
};
