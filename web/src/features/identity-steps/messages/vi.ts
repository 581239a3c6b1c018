import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  code: {
    sentMail: 'Hãy kiểm tra hộp thư {{target}}, cả thư mục thư rác.',
    sentSms: 'Hãy kiểm tra tin nhắn trên số {{target}}.',
    help: 'Mã được kiểm tra ngay khi bạn nhập đủ.',
    check: 'Xác minh',
    resend: 'Gửi lại',
    back: 'Sửa thông tin đã nhập',
    wait: 'Có thể gửi mã mới sau {{seconds}} giây.',
  },
};
