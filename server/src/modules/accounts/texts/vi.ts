import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  accountMails: {
    passwordChanged: {
      subject: 'Mật khẩu Madang của bạn đã được thay đổi',
      text: 'Mật khẩu tài khoản Madang của bạn đã được thay đổi vào {{time}}.\n\nNếu chính bạn đã thay đổi, bạn không cần làm gì thêm. Nếu không phải bạn, hãy liên hệ ngay với quản trị viên công ty hoặc tổng đài hỗ trợ.',
    },
    externalMailChanged: {
      subject: 'Email ngoài của tài khoản Madang đã được thay đổi',
      text: 'Email ngoài của tài khoản Madang của bạn đã được thay đổi vào {{time}}. Từ nay mã xác thực và thông báo sẽ được gửi đến địa chỉ mới.\n\nNếu chính bạn đã thay đổi, bạn không cần làm gì thêm. Nếu không phải bạn, hãy liên hệ ngay với quản trị viên công ty hoặc tổng đài hỗ trợ.',
    },
    mobileChanged: {
      subject: 'Số di động của tài khoản Madang đã được thay đổi',
      text: 'Số di động của tài khoản Madang của bạn đã được thay đổi hoặc xóa vào {{time}}.\n\nNếu chính bạn đã thay đổi, bạn không cần làm gì thêm. Nếu không phải bạn, hãy liên hệ ngay với quản trị viên công ty hoặc tổng đài hỗ trợ.',
    },
    contactCentre: 'Tổng đài hỗ trợ: {{0}}',
  },
};
