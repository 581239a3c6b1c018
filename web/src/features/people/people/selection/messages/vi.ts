import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  acts: {
    moveEmployees: 'Chuyển phòng ban',
    retireEmployees: 'Cho nghỉ việc',
    reinstateEmployees: 'Phục chức',
    putEmployeesOnLeave: 'Nghỉ dài hạn',
    returnEmployees: 'Kết thúc nghỉ',
    suspendEmployees: 'Tạm ngưng',
    grantEmblem: 'Trao huy hiệu',
    takeBackEmblem: 'Thu hồi huy hiệu',
    editInGrid: 'Sửa trong bảng',
  },
  many: {
    moveEmployees_one: 'Chuyển phòng ban cho {{number}} thành viên',
    moveEmployees_other: 'Chuyển phòng ban cho {{number}} thành viên',
    setJobRank_one: '{{list}} của {{number}} thành viên',
    setJobRank_other: '{{list}} của {{number}} thành viên',
    setJobTitle_one: '{{list}} của {{number}} thành viên',
    setJobTitle_other: '{{list}} của {{number}} thành viên',
    retireEmployees_one: 'Cho {{number}} thành viên nghỉ việc',
    retireEmployees_other: 'Cho {{number}} thành viên nghỉ việc',
    reinstateEmployees_one: 'Phục chức {{number}} thành viên',
    reinstateEmployees_other: 'Phục chức {{number}} thành viên',
    putEmployeesOnLeave_one: 'Cho {{number}} thành viên nghỉ dài hạn',
    putEmployeesOnLeave_other: 'Cho {{number}} thành viên nghỉ dài hạn',
    returnEmployees_one: 'Kết thúc nghỉ dài hạn của {{number}} thành viên',
    returnEmployees_other: 'Kết thúc nghỉ dài hạn của {{number}} thành viên',
    suspendEmployees_one: 'Tạm ngưng truy cập của {{number}} thành viên',
    suspendEmployees_other: 'Tạm ngưng truy cập của {{number}} thành viên',
    grantEmblem_one: 'Trao huy hiệu cho {{number}} thành viên',
    grantEmblem_other: 'Trao huy hiệu cho {{number}} thành viên',
    takeBackEmblem_one: 'Thu hồi huy hiệu của {{number}} thành viên',
    takeBackEmblem_other: 'Thu hồi huy hiệu của {{number}} thành viên',
  },
  one: {
    moveEmployees: 'Lên lịch chuyển phòng ban cho {{name}}',
    setJobRank: '{{list}} của {{name}}: thay đổi theo lịch',
    setJobTitle: '{{list}} của {{name}}: thay đổi theo lịch',
  },
  value: {
    department: 'Phòng ban mới',
    rank: '{{list}} mới',
    title: '{{list}} mới',
    emblem: 'Huy hiệu',
    noEmblems: 'Chưa có huy hiệu nào. Hãy thêm ở mục “Huy hiệu” trước.',
    choose: 'Hãy chọn',
    none: 'Không có (gỡ bỏ)',
  },
  when: {
    note: 'Ghi chú',
    noteHelp: 'Hiển thị cùng thay đổi theo lịch.',
  },
  about: {
    reinstateEmployees: 'Họ được phục chức cùng với những gì đã kết thúc khi thôi việc, nếu còn khôi phục được.',
    putEmployeesOnLeave: 'Vai trò và dữ liệu được giữ nguyên. Nếu đặt ngày cuối, họ tự trở lại vào ngày hôm sau.',
    returnEmployees: 'Họ trở lại làm việc ngay.',
    retireEmployees:
      'Những gì họ để lại được giao cho người được đề xuất. Thành viên để lại thứ chưa có người được đề xuất sẽ không được cho nghỉ; hãy xử lý từng người.',
    suspendEmployees:
      'Họ bị đăng xuất khỏi mọi thiết bị và không thể đăng nhập cho đến khi hết tạm ngưng. Trạng thái, phòng ban và vai trò giữ nguyên.',
  },
  check: 'Kiểm tra',
  checkHelp: 'Chưa có gì thay đổi. Ở bước tiếp theo, bạn sẽ thấy thay đổi của từng thành viên.',
};
