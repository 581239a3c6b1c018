import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Cài đặt nền tảng',
  contents: 'Trên trang này',
  groups: {
    platform: 'Nền tảng',
    services: 'Dịch vụ đã kết nối',
    mail: 'Tên miền email',
    logIn: 'Đăng nhập và mật khẩu',
    codes: 'Mã xác minh',
    signUp: 'Đăng ký',
    invitations: 'Lời mời',
    recovery: 'Khôi phục mật khẩu',
    accounts: 'Tài khoản và công ty',
  },
  choices: {
    spec: 'Tiêu chuẩn: 8 đến 12 ký tự gồm chữ, số và ký tự đặc biệt',
    legacy: 'Hệ thống cũ: 6 đến 12 ký tự',
    strict: 'Nghiêm ngặt: cụm mật khẩu dài từ 15 ký tự',
    optional: 'Mỗi người tự chọn',
    strictCompanies: 'Người dùng của công ty áp dụng quy tắc mật khẩu nghiêm ngặt',
    everybody: 'Mọi người',
    byProfile: 'Theo quy tắc mật khẩu: chỉ Nghiêm ngặt nhận chữ của sáu ngôn ngữ',
    all: 'Luôn nhận chữ của cả sáu ngôn ngữ',
  },
  default: 'Mặc định: {{value}}',
  nothing: 'không có',
  onePerLine: 'Mỗi dòng một mục.',
  save: 'Lưu',
  undo: 'Hoàn tác',
  saved: 'Đã lưu.',
  closing: {
    title: 'Đóng đăng ký',
    text: 'Sẽ không ai đăng ký được cho đến khi bạn mở lại. Các tài khoản hiện có không bị ảnh hưởng.',
  },
  loading: 'Đang tải cài đặt…',
  retry: 'Thử lại',
};
