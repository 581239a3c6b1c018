import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  code: {
    sentMail: 'Hãy kiểm tra hộp thư {{target}}, cả thư mục thư rác.',
    sentSms: 'Hãy kiểm tra tin nhắn trên số {{target}}.',
    back: 'Sửa thông tin đã nhập',
  },
};
