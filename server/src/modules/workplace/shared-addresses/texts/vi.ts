import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  sharedAddresses: {
    left: {
      heading: '{{name}} đã rời các địa chỉ chung của bạn',
      text: '{{name}} rời công ty và không còn nhận hoặc gửi thư của các địa chỉ sau. Hãy thêm người khác nếu công việc cần.',
    },
    ownerless: {
      heading: 'Có địa chỉ chung không có người phụ trách',
      text: '{{name}} rời công ty và đã được gỡ khỏi các địa chỉ sau, hiện không có người phụ trách. Hãy chọn người phụ trách trong danh sách địa chỉ chung.',
    },
    more: 'và {{count}} địa chỉ khác',
    file: {
      leftOut: '{{address}}: bỏ qua {{count}} người chưa xác nhận hộp thư hoặc không còn làm việc',
      members: {
        title: 'Địa chỉ chung và người nhận thư',
        use: 'Dùng cho virtual_alias_maps của Postfix: chạy postmap với tệp này.',
      },
      senders: {
        title: 'Địa chỉ chung và người được gửi',
        use: 'Dùng cho smtpd_sender_login_maps của Postfix: chạy postmap với tệp này.',
      },
    },
  },
};
