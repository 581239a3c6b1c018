import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  invitationPeriod: {
    days_one: '{{count}} ngày',
    days_other: '{{count}} ngày',
  },
  invitationMail: {
    invited: {
      subject: '[Madang] Bạn được mời gia nhập một công ty',
      text: [
        'Xin chào,',
        '',
        '{{company}} mời bạn cùng làm việc trên Madang.',
        'Hãy mở liên kết này để đăng ký. Liên kết chỉ dành cho bạn và có hiệu lực trong {{days}}:',
        '{{link}}',
        '',
        'Nếu bạn không biết công ty này, vui lòng bỏ qua email.',
      ].join('\n'),
    },
    welcome: {
      subject: '[Madang] Chào mừng bạn',
      text: [
        'Chào mừng bạn! Tài khoản của bạn tại {{company}} đã sẵn sàng.',
        '',
        'ID của bạn: {{loginId}}',
        'Đăng nhập: {{link}}',
        '',
        'Nếu bạn không đăng ký, vui lòng báo cho quản trị viên của công ty.',
      ].join('\n'),
    },
    waiting: {
      subject: '[Madang] Đã nhận được đơn đăng ký của bạn',
      text: [
        'Cảm ơn bạn đã đăng ký.',
        '',
        'Quản trị viên của {{company}} đang xem xét đơn đăng ký. Chúng tôi sẽ báo cho bạn ngay khi có kết quả.',
      ].join('\n'),
    },
    applied: {
      subject: '[Madang] Có người đang chờ bạn duyệt',
      text: [
        'Có người đã đăng ký qua lời mời và đang chờ duyệt.',
        '',
        'Vui lòng quyết định trong {{days}}:',
        '{{link}}',
      ].join('\n'),
    },
    approved: {
      subject: '[Madang] Đơn đăng ký của bạn đã được duyệt',
      text: [
        '{{company}} đã duyệt đơn đăng ký và tài khoản của bạn đã sẵn sàng.',
        '',
        'ID của bạn: {{loginId}}',
        'Đăng nhập: {{link}}',
      ].join('\n'),
    },
    refused: {
      subject: '[Madang] Đơn đăng ký của bạn không được duyệt',
      text: [
        '{{company}} không duyệt đơn đăng ký của bạn.',
        'Thông tin bạn nhập đã bị xóa. Nếu bạn cho rằng có nhầm lẫn, hãy liên hệ với công ty.',
      ].join('\n'),
    },
  },
  invitationSms: {
    invited: '[Madang] {{company}} mời bạn tham gia. Hãy đăng ký trong {{days}}: {{link}}',
    welcome: '[Madang] Tài khoản của bạn tại {{company}} đã sẵn sàng. ID: {{loginId}}',
    waiting: '[Madang] Đã nhận được đơn đăng ký của bạn vào {{company}}. Chúng tôi sẽ báo kết quả.',
    approved: '[Madang] {{company}} đã duyệt đơn đăng ký của bạn. ID: {{loginId}}',
    refused: '[Madang] {{company}} không duyệt đơn đăng ký của bạn.',
  },
};
