import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  notFound: {
    title: 'Không tìm thấy trang',
    text: 'Địa chỉ có thể không đúng, hoặc trang đã được chuyển hay xóa.',
    home: 'Về trang đầu',
  },
  noCookies:
    'Trình duyệt đang chặn cookie nên không thể đăng nhập hay đăng ký. Hãy cho phép cookie của trang này rồi thử lại.',
  failed: {
    title: 'Không hiển thị được trang này',
    code: 'Mã lỗi',
    copy: 'Sao chép',
    retry: 'Thử lại',
    home: 'Về trang đầu',
  },
  errorPage: {
    title: 'Đã xảy ra sự cố',
    text: 'Không tải được trang. Vui lòng quay về trang đầu và thử lại sau giây lát.',
  },
  unavailable: {
    title: 'Tính năng này không dùng được',
    text: 'Tính năng hiện đang đóng. Hãy liên hệ quản trị viên hoặc quay lại sau.',
    back: 'Quay lại',
  },
  terms: {
    inEnglish: 'Chưa có điều khoản bằng ngôn ngữ này nên nội dung được hiển thị bằng tiếng Anh.',
  },
  code: {
    timeLeft: 'Thời gian còn lại',
    at60: 'Còn 1 phút để nhập mã.',
    at30: 'Còn 30 giây để nhập mã.',
    at0: 'Đã hết thời gian nhập mã.',
    help: 'Mã được kiểm tra ngay khi bạn nhập đủ.',
    check: 'Xác minh',
    resend: 'Gửi lại',
    wait: 'Có thể gửi mã mới sau 1 phút kể từ lần gửi trước.',
    waitSeconds: 'Có thể gửi mã mới sau {{seconds}} giây.',
  },
  entrance: {
    loggedIn: 'Bạn đã đăng nhập với tên {{name}}.',
    goOn: 'Tiếp tục',
    logIn: 'Đăng nhập',
    setUp: 'Thiết lập công ty',
    portal: 'Đến cổng thông tin',
  },
};
