import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Ngừng dịch vụ',
  lead: 'Công ty ngừng sử dụng Madang. Công việc hằng ngày không cần đến trang này.',
  atOnce: 'Ngay lập tức',
  people: 'Mọi người bị đăng xuất. Công ty hiện có {{count}} tài khoản.',
  closed:
    'Không ai đăng nhập, tham gia hay lấy lại mật khẩu được nữa. Lời mời đã gửi và địa chỉ lịch cũng hết hiệu lực.',
  until: 'Đến {{date}}',
  takenBack:
    'Trong {{days}} ngày, không có dữ liệu nào bị xóa. Trung tâm hỗ trợ có thể hủy việc ngừng dịch vụ và mọi thứ trở lại như cũ.',
  after: 'Sau {{date}}',
  destroyed: 'Tài khoản, thông tin liên hệ, tin nhắn, bảng tin, phòng ban, hình ảnh và cài đặt bị hủy vĩnh viễn.',
  evidence: 'Bằng chứng đồng ý điều khoản và nhật ký truy cập được giữ theo thời hạn luật định.',
  contacts:
    'Giá trị dùng để ngăn đăng ký trùng gói miễn phí được giữ một thời gian, không thể suy ngược ra thông tin liên hệ.',
  open: 'Ngừng dịch vụ',
  platform: 'Không thể ngừng dịch vụ của công ty vận hành nền tảng.',
  ask: 'Bạn sắp ngừng dịch vụ của {{company}}. Dữ liệu sẽ bị hủy sau {{date}}.',
  nameHelp: 'Nhập “{{company}}” để xác nhận.',
  passwordHelp: 'Để không ai khác làm việc này trên thiết bị bạn bỏ quên.',
  submit: 'Xác nhận ngừng dịch vụ',
  done: 'Dịch vụ đã ngừng. Dữ liệu sẽ bị hủy sau {{date}}; trước đó trung tâm hỗ trợ có thể hủy việc này.',
};
