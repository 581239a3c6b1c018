import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  front: {
    title: 'Madang',
    lead: 'Cổng làm việc để dùng email, nhắn tin, họp trực tuyến và lưu trữ của công ty bằng một tài khoản.',
    logIn: 'Đăng nhập',
    signUp: 'Đăng ký miễn phí',
  },
  home: {
    title: 'Trang chủ',
    greeting: 'Xin chào, {{name}}',
    services: 'Dịch vụ',
    notConnected: 'Chưa được kết nối',
    retry: 'Thử lại',
    loading: 'Đang tải dịch vụ',
    menus: 'Trình đơn',
    all: 'Xem tất cả',
    allOf: 'Xem tất cả {{board}}',
    noPosts: 'Chưa có bài viết nào.',
    anniversaries: 'Ngày kỷ niệm',
    noAnniversaries: 'Không có ngày kỷ niệm nào trong 60 ngày tới.',
    holiday: 'Ngày nghỉ',
    links: 'Liên kết nhanh',
    noLinks: 'Chưa có liên kết nhanh nào.',
    notices: 'Dành cho bạn',
    unreadMessages: 'Tin nhắn chưa đọc: {{number}}',
    waitingPosts: 'Bài viết chờ duyệt trong {{board}}: {{number}}',
    setUpRuns: 'Một quản trị viên khác đang thiết lập công ty',
    ownSetUpRuns: 'Thiết lập của bạn ở trình duyệt khác chưa kết thúc',
  },
  services: {
    MO: 'Email công ty',
    MS: 'Nhắn tin',
    MT: 'Họp trực tuyến',
    DV: 'Lưu trữ',
  },
  serviceTexts: {
    MO: 'Đọc và viết email',
    MS: 'Tải ứng dụng',
    MT: 'Bắt đầu hoặc tham gia họp',
    DV: 'Mở tệp của bạn',
  },
  download: {
    title: 'Tải ứng dụng nhắn tin',
    lead: 'Ứng dụng nhắn tin được cài trên máy tính hoặc điện thoại.',
    loading: 'Đang tải địa chỉ tải xuống',
    get: 'Tải xuống',
    notConnected: 'Ứng dụng nhắn tin chưa được kết nối',
    notConnectedText: 'Chưa có địa chỉ tải xuống. Vui lòng liên hệ người vận hành dịch vụ.',
    contactCentre: 'Tổng đài hỗ trợ',
  },
};
