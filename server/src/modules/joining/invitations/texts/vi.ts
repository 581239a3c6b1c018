import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  invitationPeriod: {
    days_one: '{{count}} ngày',
    days_other: '{{count}} ngày',
  },
  invitationMail: {
    invited: {
      subject: '{{inviter}} của {{company}} đã mời bạn',
      heading: '{{inviter}} mời bạn tham gia {{company}}',
      text: 'Đồng nghiệp tại {{company}} cùng dùng thông báo, bảng tin, lịch và sơ đồ tổ chức trên một cổng. Hãy tạo tài khoản để vào ngay.',
      button: 'Tạo tài khoản và tham gia',
      valid: 'Liên kết chỉ dành cho bạn và có hiệu lực trong {{days}}.',
      notYou: 'Nếu bạn không chờ lời mời này, hãy xóa thư. Không có tài khoản nào được tạo.',
    },
    welcome: {
      heading: 'Chào mừng bạn đến với {{company}}',
      text: 'Tài khoản của bạn đã sẵn sàng. Hãy đăng nhập bằng ID và mật khẩu bạn đã chọn.',
      notYou: 'Nếu bạn không đăng ký, vui lòng báo cho quản trị viên của công ty.',
    },
    waiting: {
      heading: 'Đã nhận được đơn đăng ký của bạn',
      text: 'Cảm ơn bạn đã đăng ký.\n\nQuản trị viên của {{company}} đang xem xét đơn đăng ký. Chúng tôi sẽ báo cho bạn ngay khi có kết quả.',
    },
    applied: {
      heading: 'Có người đang chờ bạn duyệt',
      text: 'Có người đã đăng ký qua lời mời và đang chờ duyệt.',
      button: 'Xem đơn đăng ký',
      valid: 'Vui lòng quyết định trong {{days}}.',
    },
    approved: {
      heading: 'Đơn đăng ký của bạn đã được duyệt',
      text: '{{company}} đã duyệt đơn đăng ký và tài khoản của bạn đã sẵn sàng.',
    },
    refused: {
      heading: 'Đơn đăng ký của bạn không được duyệt',
      text: '{{company}} không duyệt đơn đăng ký của bạn.\n\nThông tin bạn nhập đã bị xóa. Nếu bạn cho rằng có nhầm lẫn, hãy liên hệ với công ty.',
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
