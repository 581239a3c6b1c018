import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Thiết bị của tôi',
  help: 'Các thiết bị bạn đã từng đăng nhập. Thiết bị bị gỡ sẽ phải xác minh hai bước ở lần đăng nhập tiếp theo.',
  device: 'Thiết bị',
  lastSeen: 'Đăng nhập gần nhất',
  trusted: 'Bỏ qua xác minh hai bước',
  until: 'Đến {{date}}',
  asked: 'Không',
  action: 'Thao tác',
  current: 'Thiết bị này',
  unknown: 'Thiết bị không xác định',
  end: 'Gỡ',
  endOf: 'Gỡ {{device}}',
  endAsk:
    '{{device}} sẽ bị gỡ khỏi danh sách. Lần đăng nhập tiếp theo trên thiết bị này sẽ yêu cầu xác minh hai bước và bạn sẽ nhận được thông báo thiết bị mới.',
  letters: 'Gửi email cho tôi khi có thiết bị mới đăng nhập',
  lettersSaved: 'Đã lưu lựa chọn thông báo về thiết bị mới.',
  loading: 'Đang tải thiết bị',
  retry: 'Thử lại',
  none: 'Chưa có thiết bị nào được ghi nhận.',
};
