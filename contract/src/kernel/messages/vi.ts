import type { Translated } from '../messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    CO101: 'Không đọc hoặc lưu được dữ liệu. Vui lòng thử lại sau giây lát.',
    CO400: 'Yêu cầu không hợp lệ. Vui lòng kiểm tra lại nội dung đã nhập.',
    CO401: 'Bạn không có quyền thực hiện thao tác này.',
    CO403: 'Yêu cầu đã bị từ chối.',
    CO404: 'Không tìm thấy nội dung bạn cần.',
    CO405: 'Yêu cầu này không được phép.',
    CO406: 'Không thể trả lời theo định dạng được yêu cầu.',
    CO413: 'Nội dung bạn gửi vượt quá {{0}} KB. Vui lòng giảm kích thước rồi thử lại.',
    CO415: 'Định dạng nội dung này không được hỗ trợ.',
    CO429: 'Có quá nhiều yêu cầu. Vui lòng thử lại sau.',
    NETWORK_LIMIT: 'Nhiều người trong mạng của bạn đang cùng gửi yêu cầu. Vui lòng thử lại sau.',
    CO500: 'Đã xảy ra lỗi khi xử lý yêu cầu. Vui lòng thử lại sau.',
    CO503: 'Tính năng này hiện không dùng được. Vui lòng thử lại sau.',
    MB783: 'Không xử lý xong trong thời gian quy định. Phần đã xử lý được giữ nguyên.',
    SERVER_BUSY: 'Máy chủ đang bận. Vui lòng thử lại sau giây lát.',
    AC100: 'Bạn chưa đăng nhập. Vui lòng đăng nhập rồi thử lại.',
    CONSENT_NEEDED: 'Có điều khoản cần bạn trả lời. Vui lòng đọc và trả lời để tiếp tục.',
    FACTOR_NEEDED: 'Hãy xác minh bằng bước thứ hai để tiếp tục.',
    PERSON_ABOVE: 'Bạn không thể thay đổi thông tin, cách đăng nhập hoặc phiên của người có quyền cao hơn mình.',
    PAGE_BEYOND: 'Trang cuối là trang {{0}}.',
    MB_M_REQUIRED: 'Đây là trường bắt buộc.',
    MB_M_MAX_LENGTH: 'Chỉ được nhập tối đa {{0}} ký tự.',
    MB_M_ALPHANUMERIC: 'Chỉ được nhập chữ cái tiếng Anh và chữ số, không có dấu cách.',
    MB_M_LEADING_SPACE: 'Không được bắt đầu bằng dấu cách.',
    MB_M_NO_SPACES: 'Không được có khoảng trắng.',
    MB_M_NO_WEB_ADDRESS: 'Không được dùng địa chỉ web và các dấu < >.',
    MB_M_UNSEEN: 'Có ký tự không nhìn thấy được. Vui lòng nhập lại.',
    MB_M_NAME_SPECIAL_VALID:
      '{{validatedName}} chỉ được dùng chữ Hàn hoặc chữ cái tiếng Anh (không dấu), không có dấu phẩy, dấu ngoặc kép, ^ hoặc \\.',
    MB_M_NAME_SCRIPTS:
      '{{validatedName}} chỉ được dùng chữ Latinh (kể cả chữ có dấu), chữ Hán, chữ Nhật hoặc chữ Hàn, không có chữ số hay dấu phẩy; người sống ở Hàn Quốc chỉ dùng chữ Hàn hoặc chữ Latinh không dấu. Vui lòng kiểm tra quốc gia cư trú.',
    MB_M_URL: 'Hãy nhập địa chỉ bắt đầu bằng https://, http:// hoặc /.',
    MB_M_DENY_PAGE: 'Không thể mở trực tiếp trang này. Vui lòng bắt đầu lại từ đầu.',
    MB_M_MANAGER_JS_MAILFORMATINVALID: 'Vui lòng nhập địa chỉ email hợp lệ.',
    MB_M_EXCEPT_MADANG_ADDR:
      'Không dùng được địa chỉ email do Madang cấp. Vui lòng nhập địa chỉ email của dịch vụ khác.',
    MB_M_EXCEPT_MYSINGLE_ADDR: 'Dịch vụ email này không nhận được mã của chúng tôi. Vui lòng nhập địa chỉ email khác.',
    MB_M_VALIDATE_NATIONNUMBER: 'Vui lòng chọn mã quốc gia hợp lệ.',
    MB_M_VALIDATE_AREANUMBER: 'Số sau mã quốc gia không được bắt đầu bằng số 0. Hãy bỏ số 0 ở đầu.',
    MB_M_VALIDATE_PHONENUMBER: 'Vui lòng nhập số điện thoại hợp lệ.',
    PSL_TIMEOUT: 'Kết nối với máy chủ không ổn định. Vui lòng thử lại sau.',
    crossDomain: 'Không kết nối được với máy chủ. Vui lòng kiểm tra kết nối mạng rồi thử lại.',
  },
};
