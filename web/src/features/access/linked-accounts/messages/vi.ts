import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Quản trị viên nhóm',
  lead: 'Quản trị viên của công ty đứng đầu quản trị thêm công ty thành viên bằng một tài khoản đăng nhập.',
  invite: 'Mời quản trị viên nhóm',
  inviteText:
    'Quản trị viên của công ty đứng đầu sẽ quản trị công ty bạn bằng tài khoản của mình khi chấp nhận trong {{days}} ngày.',
  askedHelp: 'Chỉ quản trị viên của công ty đứng đầu mới chấp nhận được.',
  passwordHelp: 'Hãy nhập mật khẩu để xác nhận.',
  send: 'Gửi lời mời',
  sent: 'Đã gửi lời mời.',
  person: 'Quản trị viên',
  company: 'Công ty',
  state: 'Trạng thái',
  until: 'Có hiệu lực đến {{date}}',
  accept: 'Chấp nhận',
  acceptText: 'Bạn sẽ quản trị {{company}} bằng tài khoản của mình và chuyển công ty ở đầu trang.',
  accepted: 'Đã chấp nhận. Lát nữa bạn có thể chuyển sang {{company}} ở đầu trang.',
  decline: 'Từ chối',
  declined: 'Đã từ chối lời mời.',
  withdraw: 'Rút lại',
  withdrawn: 'Đã rút lại lời mời.',
  remove: 'Gỡ',
  removeAsk: 'Gỡ {{person}} khỏi vai trò quản trị viên nhóm? Phiên đăng nhập ở công ty kia kết thúc ngay.',
  removed: 'Đã gỡ quản trị viên nhóm.',
  leave: 'Thôi quản trị',
  leaveAsk: 'Thôi quản trị {{company}}? Chỉ công ty đó mới mời lại được bạn.',
  left: 'Bạn không còn quản trị {{company}}.',
  actions: 'Thao tác',
  actOn: '{{action}}: {{person}}',
  asked: '{{company}} mời bạn làm quản trị viên nhóm.',
  states: {
    offered: 'Đã mời',
    accepted: 'Đang chuẩn bị',
    tied: 'Đang hoạt động',
  },
};
