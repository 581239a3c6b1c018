import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    MB601: 'ID này đã được sử dụng.',
    MB1066: 'Không thể đăng ký bằng địa chỉ thuộc tên miền này.',
    MB_M_ID_RPTCHECK: 'Vui lòng kiểm tra xem ID này có dùng được không.',
    MB_T_ID_RULE1: 'Nhập từ {{0}} đến {{1}} ký tự.',
    MB_T_ID_RULE2: 'Chỉ dùng chữ thường không dấu và chữ số, không có khoảng trắng hoặc ký tự đặc biệt.',
    MB_T_ID_RULE3: 'Phải có ít nhất {{0}} chữ cái thường.',
    MB_T_ID_RULE4: 'Không được dùng các từ dành riêng như admin.',
    MB_T_ID_RULE5:
      'Không lặp lại một ký tự quá 3 lần liên tiếp và không dùng từ 3 chữ số liên tiếp trở lên như 123 hoặc 987.',
    MB_T_PASSWORD_RULE1: 'Nhập từ {{0}} đến {{1}} ký tự.',
    MB_T_PASSWORD_RULE2: 'Phải có chữ cái, chữ số và ít nhất một ký tự đặc biệt ({{0}}).',
    MB_T_PASSWORD_RULE3: 'Chỉ dùng chữ cái không dấu, chữ số và {{0}}, không có khoảng trắng.',
    MB_T_PASSWORD_RULE4:
      'Không lặp lại một ký tự 3 lần liên tiếp và không dùng từ 3 chữ số liên tiếp trở lên như 123 hoặc 987.',
    MB_T_PASSWORD_RULE5:
      'Không được chứa ID, mã nhân viên, số di động hoặc 4 số cuối của số di động, số điện thoại công ty.',
    MB_T_PASSWORD_COMMON: 'Mật khẩu này dễ đoán. Vui lòng chọn mật khẩu khác.',
    MB_T_PASSWORD_DIFFERENCE: 'Phải khác mật khẩu hiện tại ít nhất {{0}} ký tự.',
    PASSWORD_RULES_CHANGED:
      'Quy tắc mật khẩu của công ty vừa được thay đổi. Hãy tải lại trang và đặt mật khẩu theo quy tắc mới.',
    MB0719: 'Không thể dùng lại mật khẩu hiện tại hoặc mật khẩu đã dùng trước đây.',
    MB_M_PASSWORD_WRONG: 'Mật khẩu không đúng.',
    PROOF_NEEDED: 'Nhập mật khẩu để tiếp tục.',
    MB_M_COMMON_JS_ENTERPASS: 'Vui lòng nhập mật khẩu.',
    MB_M_COMMON_JS_PASSNOTMATCH: 'Hai mật khẩu không khớp.',
    ID_ENDED: 'ID này đã hết hiệu lực. Hãy liên hệ quản trị viên của công ty.',
    GIVEN_PASSWORD_ENDED:
      'Mật khẩu tạm thời này đã hết hạn. Hãy đặt lại qua mục “Quên mật khẩu?” ở trang đăng nhập hoặc yêu cầu quản trị viên cấp mật khẩu mới.',
    EM0010: 'ID hoặc mật khẩu không đúng.',
    EM0011: 'Bạn đã nhập sai quá nhiều lần. Vui lòng thử lại sau {{seconds}} giây.',
  },
  fields: {
    current: 'Mật khẩu hiện tại',
    next: 'Mật khẩu mới',
    confirmation: 'Xác nhận mật khẩu mới',
  },
  accounts: {
    idUsable: 'Bạn có thể dùng ID này.',
  },
};
