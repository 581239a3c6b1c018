import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    SEARCH_TERM_SHORT: 'Nhập ít nhất {{0}} chữ cái Latinh hoặc {{1}} chữ Hàn để tìm kiếm.',
    SEARCH_TERM_LETTERS: 'Từ khóa không được có < > ^ ; : * % $ / #; riêng * và / chỉ được đặt ở cuối.',
    EMPLOYEES_CHOSEN: 'Hãy chọn từ 1 đến {{0}} thành viên.',
    SYNCHRONISING_MINUTES: 'Nhập số phút từ 0 đến {{0}}.',
    EMPLOYEE_CONTACT: 'Hãy nhập ít nhất một trong ba: mã chứng nhận, email bên ngoài, số di động.',
    EMPLOYEE_DEPARTMENT: 'Không có phòng ban này. Hãy chọn phòng ban khác.',
    EMPLOYEE_JOB_RANK: 'Không có cấp bậc này. Hãy chọn cấp bậc khác.',
    EMPLOYEE_JOB_TITLE: 'Không có chức vụ này. Hãy chọn chức vụ khác.',
    EMPLOYEE_NOT_APPLIED: 'Người này chưa kích hoạt tài khoản. Có thể thay đổi sau khi tài khoản được kích hoạt.',
    EMPLOYEE_OPTIONAL_DECLINED: 'Thành viên này chưa đồng ý lưu thông tin tùy chọn. Vui lòng để trống mục này.',
    EMPLOYEE_MAIL_TAKEN: 'Email bên ngoài này đã được đăng ký cho người khác.',
    EMPLOYEE_MOBILE_TAKEN: 'Số di động này đã được đăng ký cho người khác.',
    EMPLOYEE_OPENCODE_TAKEN: 'Mã chứng nhận này đã được đăng ký cho người khác.',
    WELCOME_STATE: 'Không có email bên ngoài để gửi thư chào mừng, hoặc tài khoản đã được kích hoạt.',
    WELCOME_SENDS: 'Hôm nay không thể gửi thêm thư chào mừng. Hãy đăng ký không kèm thư hoặc thử lại vào ngày mai.',
    SECURITY_GRADE_MINIMUM: 'Ở công ty này, cấp bảo mật phải từ {{0}} trở lên.',
    EMPLOYEE_NUMBER_TAKEN: 'Mã nhân viên này đã được sử dụng.',
  },
  fields: {
    displayName: 'Tên hiển thị',
    englishName: 'Tên tiếng Anh',
    employeeNumber: 'Mã nhân viên',
    securityGrade: 'Cấp bảo mật',
  },
};
