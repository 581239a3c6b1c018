import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    OTP0001: 'Vui lòng nhập ID người dùng cần xác thực.',
    OTP0002: 'Đây không phải là người dùng của cổng thông tin. Vui lòng kiểm tra lại thông tin đã nhập.',
    OTP0003: 'Bạn đã yêu cầu mã quá nhiều lần. Vui lòng thử lại sau.',
    OTP0004: 'Chưa có số di động hoặc email bên ngoài nào đã xác minh để nhận mã.',
    OTP0005: 'Chưa có mã nào được gửi. Vui lòng yêu cầu mã mới.',
    OTP0006: 'Mã đã hết hạn ({{0}} phút). Vui lòng yêu cầu mã mới.',
    OTP0007: 'Bạn đã nhập sai mã quá {{0}} lần. Vui lòng yêu cầu mã mới.',
    OTP0008: 'Mã không đúng. Vui lòng kiểm tra và nhập lại.',
    OTP_REPLACED: 'Trình duyệt này vừa yêu cầu một mã khác. Vui lòng yêu cầu mã mới.',
    OTP_USED: 'Mã này đã được sử dụng.',
    MB_M_OTP_INVALID: 'Mã không hợp lệ. Vui lòng chỉ nhập các chữ số trong tin nhắn.',
    MB_M_OTP_FIRST: 'Vui lòng xác thực danh tính trước.',
    MB667: 'Bạn đã nhập sai mã nhiều lần nên phần xác thực được đặt lại. Vui lòng yêu cầu mã mới.',
  },
  fields: {
    option: 'Phương thức xác thực',
    target: 'Nơi nhận mã',
    oneTimeCode: 'Mã xác thực',
  },
};
