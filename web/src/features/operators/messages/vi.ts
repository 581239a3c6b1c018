import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  setup: {
    title: 'Thiết lập người vận hành',
    lead: 'Người vận hành quản lý cài đặt, mã khuyến mãi và điều khoản của nền tảng.',
    tokenHelp: 'Máy chủ hiển thị mã này khi khởi động. Mã dùng được một lần trong vòng một giờ.',
    loginIdHelp: 'Địa chỉ email của bạn, dùng để đăng nhập.',
    rules: 'Quy tắc mật khẩu',
    submit: 'Thiết lập',
    done: 'Đã thiết lập người vận hành',
    doneText: 'Hãy đăng nhập bằng địa chỉ email và mật khẩu mới.',
    closed: 'Đã có người vận hành',
    closedText: 'Nền tảng này đã có người vận hành. Nếu đó là bạn, hãy đăng nhập bằng ID của mình.',
    loading: 'Đang kiểm tra trạng thái thiết lập',
    logIn: 'Đăng nhập',
  },
};
