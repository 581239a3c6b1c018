import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    MB1063: 'Vui lòng đồng ý với các điều khoản để đăng ký.',
    MB1064: 'Địa chỉ email này đã được sử dụng.',
    MB1065: 'Bạn đã từng đăng ký gói miễn phí nên không thể đăng ký lại.',
    MB_M_MANAGER_JS_ENTERLASTNAME: 'Vui lòng nhập họ.',
    MB_M_MANAGER_JS_ENTERNAME: 'Vui lòng nhập tên.',
    MB_M_PWD_ENTER_EXTMAIL: 'Vui lòng nhập địa chỉ email bên ngoài.',
    MB_M_DO_NOT_SAME_USERID_AND_MAIL_DOMAIN: 'Vui lòng dùng địa chỉ email có tên miền khác với ID mới.',
    MB_M_UNDER_14: 'Bạn phải từ 14 tuổi trở lên mới có thể đăng ký.',
    MB_M_TIME_ZONE: 'Vui lòng chọn múi giờ.',
    MB_M_MAIL_ID_UNPROVEN:
      'Có người đã đăng ký bằng địa chỉ này nhưng chưa xác minh rằng đó là địa chỉ của họ. Nếu đây là địa chỉ của bạn, hãy xác minh bằng mã được gửi đến địa chỉ này.',
    MB_M_MAIL_ID_PROOF: 'Hãy xác minh ID email bằng mã gửi đến chính địa chỉ đó.',
    MB_M_CONFIRMATION_GONE: 'Liên kết này đã hết hạn hoặc đã được sử dụng.',
    MB_M_REGISTRATION_CLOSED: 'Hiện không thể đăng ký.',
  },
  fields: {
    companyName: 'Tên công ty',
    englishCompanyName: 'Tên công ty bằng tiếng Anh',
    userId: 'Tên người dùng',
    loginId: 'ID đăng nhập',
    password: 'Mật khẩu',
    passwordConfirmation: 'Xác nhận mật khẩu',
    surname: 'Họ',
    givenName: 'Tên',
    fullName: 'Họ và tên',
    externalMail: 'Email bên ngoài',
    mobile: 'Số điện thoại di động',
    residenceCountry: 'Quốc gia cư trú',
    timeZone: 'Múi giờ',
    promotionCode: 'Mã khuyến mãi',
    agreements: 'Điều khoản',
    isOldEnough: 'Độ tuổi',
    refereeMobile: 'Số di động của người giới thiệu',
    language: 'Ngôn ngữ',
    serviceType: 'Dịch vụ',
  },
};
