import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Mã PIN khôi phục',
  help: 'Khi không dùng được liên hệ đã đăng ký, bạn có thể đặt lại mật khẩu bằng ID và mã PIN.',
  loading: 'Đang tải mã PIN khôi phục',
  retry: 'Thử lại',
  pin: 'Mã PIN',
  none: 'Chưa đặt',
  since: 'Đang dùng từ {{date}}',
  blocked: 'Mã PIN đã bị nhập sai năm lần và bị khóa. Hãy nhờ bộ phận hỗ trợ của công ty mở khóa, hoặc xóa mã PIN.',
  set: 'Đặt mã PIN',
  change: 'Đổi mã PIN',
  remove: 'Xóa mã PIN',
  lead: 'Hãy chọn dãy số không dùng ở nơi nào khác, tránh ngày sinh hay số điện thoại. Bạn sẽ nhận được email thông báo.',
  digits: '{{min}} đến {{max}} chữ số',
  passwordHelp: 'Bảo vệ bạn khi rời khỏi thiết bị.',
  save: 'Lưu',
  saved: 'Đã lưu mã PIN khôi phục.',
  removeLead: 'Nếu xóa, bạn không thể đặt lại mật khẩu bằng mã PIN.',
  removed: 'Đã xóa mã PIN khôi phục.',
  isBlocked: 'Bị khóa sau năm lần nhập sai',
  unblock: 'Mở khóa mã PIN',
  unblockAsk: 'Mã PIN cũ sẽ dùng lại được và thành viên nhận email thông báo. Hãy chắc chắn chính họ đã yêu cầu.',
  unblocked: 'Đã mở khóa mã PIN.',
};
