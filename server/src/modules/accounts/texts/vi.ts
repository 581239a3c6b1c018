import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  accountMails: {
    passwordChanged: {
      subject: 'Mật khẩu Madang của bạn đã được thay đổi',
      text: 'Mật khẩu tài khoản Madang của bạn đã được thay đổi vào {{time}}.\n\nNếu chính bạn đã thay đổi, bạn không cần làm gì thêm. Nếu không phải bạn, hãy liên hệ ngay với quản trị viên công ty hoặc tổng đài hỗ trợ.',
      contactCentre: 'Tổng đài hỗ trợ: {{0}}',
    },
  },
};
