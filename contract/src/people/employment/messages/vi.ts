import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    MB701: 'Thành viên này đang nghỉ phép dài hạn. Hãy kết thúc kỳ nghỉ trước.',
    MB702: 'Thành viên này đang được biệt phái. Hãy kết thúc biệt phái trước.',
    MB703: 'Thành viên này chưa nghỉ việc nên không thể phục chức.',
    MB704: 'Thành viên này đang nghỉ dài hạn. Hãy kết thúc kỳ nghỉ trước.',
    MB705: 'Thành viên này không nghỉ dài hạn nên không có kỳ nghỉ để kết thúc.',
    MB706: 'Thành viên này đang được biệt phái. Công ty tiếp nhận phải kết thúc biệt phái trước.',
    MB708: 'Thành viên này được biệt phái từ công ty khác. Hãy kết thúc biệt phái trước.',
    MB713: 'Thành viên này không được biệt phái nên không có gì để kết thúc.',
    LEAVE_DAYS:
      'Kỳ nghỉ bắt đầu từ hôm nay trở đi. Ngày cuối không được trước ngày bắt đầu và không quá {{0}} năm kể từ nay.',
    EMPLOYMENT_OWN: 'Bạn không thể tự thực hiện với chính mình. Hãy nhờ quản trị viên khác.',
    EMPLOYMENT_LAST_ADMINISTRATOR:
      'Đây là quản trị viên cuối cùng còn truy cập được. Hãy trao vai trò cho người khác trước.',
    EMPLOYMENT_REPRESENTATIVE: 'Quản trị viên đại diện cần bàn giao vai trò trước.',
    EMPLOYMENT_HEIR: 'Hãy chọn một thành viên đang làm việc để tiếp nhận.',
    EMPLOYMENT_HEIR_RIGHT: 'Thành viên này không có quyền tiếp nhận. Hãy chọn người có quyền, chẳng hạn quản trị viên.',
    EMPLOYMENT_LEFT_LIMIT:
      'Có hơn {{0}} mục cần bàn giao. Hãy tạm ngưng quyền truy cập, bàn giao hoặc kết thúc bớt rồi thử lại.',
    EMPLOYMENT_LEFT_CHANGED: 'Danh sách bàn giao đã thay đổi và được tải lại. Vui lòng kiểm tra lại.',
    RETIREMENT_PLANNED: 'Đã có lịch nghỉ việc. Hãy hủy lịch đó trước.',
    RETIREMENT_NOT_PLANNED: 'Không có lịch nghỉ việc nào đang chờ. Lịch đã bị hủy hoặc đã thực hiện.',
    SUSPENSION_END: 'Việc tạm ngưng phải kết thúc sau khi bắt đầu.',
    ALREADY_SUSPENDED: 'Quyền truy cập đã bị tạm ngưng. Hãy khôi phục trước khi tạm ngưng lại.',
    NOT_SUSPENDED: 'Thành viên này đã truy cập được.',
    ACCESS_SUSPENDED: 'Quyền truy cập của bạn đang bị tạm ngưng. Vui lòng liên hệ quản trị viên công ty.',
    ACCESS_SUSPENDED_UNTIL: 'Quyền truy cập của bạn bị tạm ngưng đến {{0}}. Vui lòng liên hệ quản trị viên công ty.',
    ACCESS_ON_LEAVE: 'Bạn không thể đăng nhập khi đang nghỉ dài hạn. Hãy liên hệ quản trị viên của công ty.',
    ACCESS_ON_LEAVE_UNTIL: 'Bạn không thể đăng nhập khi đang nghỉ dài hạn. Bạn có thể đăng nhập lại từ {{0}}.',
  },
  fields: {
    employmentStatus: 'Tình trạng làm việc',
    access: 'Quyền truy cập',
    isPlanned: 'Đã lên lịch',
    handedOver: 'Số mục đã bàn giao',
    stayed: 'Số mục chưa bàn giao',
    returned: 'Số mục đã khôi phục',
    lost: 'Số mục không khôi phục được',
  },
  operations: {
    'plan-retirement': 'Đặt lịch nghỉ việc',
    'retire-person': 'Ghi nhận nghỉ việc',
    'call-off-retirement': 'Hủy lịch nghỉ việc',
    'reinstate-person': 'Phục chức',
    'suspend-access': 'Tạm ngưng truy cập',
    'restore-access': 'Mở lại truy cập',
    'put-on-leave': 'Cho nghỉ dài hạn',
    'return-from-leave': 'Kết thúc nghỉ dài hạn',
    'read-leaving': 'Xem mục cần bàn giao',
    'read-story': 'Xem lịch sử làm việc',
  },
};
