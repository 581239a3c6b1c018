import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  otpMail: {
    heading: 'Mã xác thực của bạn',
    here: 'Đây là mã xác minh Madang mà bạn đã yêu cầu.',
    hereForPassword: 'Đây là mã xác minh để bạn đặt lại mật khẩu Madang.',
    hereForAccount: 'Đây là mã xác minh để bạn kích hoạt tài khoản Madang mà công ty đã chuẩn bị.',
    hereForContact: 'Đây là mã xác minh để dùng địa chỉ này làm liên hệ của tài khoản Madang.',
    valid: 'Mã có hiệu lực trong {{minutes}} phút. Vui lòng nhập mã vào trang mà bạn đã yêu cầu.',
    neverAsked:
      'Chúng tôi không bao giờ hỏi mã này qua điện thoại hay tin nhắn. Vui lòng không chia sẻ mã với bất kỳ ai.',
    notYou: 'Nếu bạn không yêu cầu mã, hãy bỏ qua email này.',
  },
  otpSms: {
    here: '[Madang] Mã xác thực của bạn',
    hereForPassword: '[Madang] Mã đặt lại mật khẩu',
    hereForAccount: '[Madang] Mã kích hoạt tài khoản công ty',
    hereForContact: '[Madang] Mã đăng ký số liên hệ',
    valid: 'Có hiệu lực {{minutes}} phút. Chúng tôi không hỏi mã qua điện thoại.',
  },
};
