import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  EMP: {
    words:
      'nhân viên, người dùng, tài khoản, nghỉ việc, người nghỉ việc, thôi việc, từ chức, nghỉ hưu, nghỉ phép, tạm khóa, đặt lại mật khẩu, điều chuyển, xuất Excel, xuất, mã nhân viên, mã PIN khôi phục, khóa cá nhân',
    what: 'Xem và thay đổi mọi thành viên của công ty cùng tình trạng làm việc của họ.',
    doings: [
      'Mở một thành viên rồi nhấn vào mục trong bảng bên phải để sửa.',
      'Chọn nhiều người để điều chuyển, đổi cấp bậc hoặc cho nghỉ việc; mọi thứ được kiểm tra trước khi thực hiện.',
      'Chọn ngày để thay đổi có hiệu lực lúc 0 giờ; có thể hoàn tác trong 7 ngày.',
      'Mở một người để bỏ khóa mã PIN khôi phục, giải phóng hoặc đặt lại khóa cá nhân của họ.',
    ],
  },
};
