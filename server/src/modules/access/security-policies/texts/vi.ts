import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  factorReminders: {
    heading: 'Hãy thiết lập xác minh hai bước',
    open: 'Mở mục bảo mật tài khoản',
    text: 'Công ty yêu cầu xác minh hai bước nhưng tài khoản của bạn chưa thiết lập.\n\nHãy thiết lập ngay bằng khóa truy cập hoặc ứng dụng xác thực, chỉ mất khoảng một phút. Nếu không, bạn sẽ phải thiết lập khi đăng nhập.',
  },
};
