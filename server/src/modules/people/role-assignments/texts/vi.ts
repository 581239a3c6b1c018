import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  membershipsFile: {
    file: 'Quản trị viên',
    name: 'Tên',
    loginId: 'ID',
    roles: 'Vai trò',
    granted: 'Thời điểm cấp',
    secondFactor: 'Xác thực hai bước',
    lastSeen: 'Dùng lần cuối',
    on: 'Bật',
    off: 'Tắt',
  },
  handoverMails: {
    open: 'Chấp nhận hoặc từ chối',
    offered: {
      heading: 'Bạn được đề nghị làm quản trị viên đại diện',
      text: '{{name}} muốn bàn giao vai trò quản trị viên đại diện cho bạn. Vai trò này đại diện cho công ty và quản trị toàn bộ công ty.\n\nKhông có gì thay đổi cho đến khi bạn chấp nhận. Hãy đăng nhập và chấp nhận hoặc từ chối trước {{until}}.',
    },
    withdrawn: {
      heading: 'Đề nghị bàn giao vai trò đại diện đã được rút lại',
      text: '{{name}} đã rút lại đề nghị bàn giao vai trò quản trị viên đại diện cho bạn. Bạn không cần làm gì.',
    },
    declined: {
      heading: 'Đề nghị bàn giao bị từ chối',
      text: '{{name}} đã từ chối vai trò quản trị viên đại diện. Bạn vẫn giữ vai trò này và có thể đề nghị người khác.',
    },
    lapsed: {
      heading: 'Đề nghị bàn giao không được chấp nhận',
      text: '{{name}} không chấp nhận vai trò quản trị viên đại diện nên đề nghị đã kết thúc. Bạn vẫn giữ vai trò này và có thể đề nghị lại.',
    },
    handedOver: {
      heading: 'Quản trị viên đại diện đã thay đổi',
      text: '{{name}} đã chấp nhận và hiện là quản trị viên đại diện. Từ nay bạn là quản trị viên công ty.\n\nNếu bạn không đề nghị việc này, hãy liên hệ bộ phận hỗ trợ ngay.',
    },
    received: {
      heading: 'Bạn đã là quản trị viên đại diện',
      text: 'Bạn đã nhận vai trò quản trị viên đại diện từ {{name}}. Bạn đại diện cho công ty và quản trị toàn bộ công ty.\n\nNếu không phải bạn thực hiện, hãy liên hệ bộ phận hỗ trợ ngay.',
    },
    replaced: {
      heading: 'Quản trị viên đại diện đã được thay',
      text: 'Đơn vị vận hành nền tảng đã chỉ định {{name}} làm quản trị viên đại diện của công ty bạn. Người trước đó từ nay là quản trị viên công ty.\n\nLý do: {{reason}}\n\nNếu bạn không biết về việc này, hãy liên hệ bộ phận hỗ trợ ngay.',
    },
  },
  domainMails: {
    open: 'Mở Tên miền email',
    heading: 'Không tìm thấy bản ghi của {{domain}}',
    text: 'Ở lần kiểm tra lúc {{time}}, không tìm thấy bản ghi TXT chứng minh tên miền {{domain}} là của công ty. Khi chưa có bản ghi, không thể tạo ID mới trên tên miền này. ID hiện có được giữ nguyên.\n\nNếu đây không phải thay đổi có chủ ý, hãy tạo lại bản ghi và kiểm tra tên miền. Nội dung bản ghi nằm ở trang Tên miền email.',
  },
  roleMails: {
    granted: {
      heading: 'Bạn có vai trò mới: {{role}}',
      text: 'Bạn được cấp vai trò {{role}} trong công ty. Vai trò có hiệu lực từ bây giờ.\n\nNếu có thắc mắc, hãy liên hệ quản trị viên của công ty.',
    },
    revoked: {
      heading: 'Vai trò {{role}} của bạn đã bị thu hồi',
      text: 'Vai trò {{role}} của bạn trong công ty đã bị thu hồi và không còn hiệu lực.\n\nNếu có thắc mắc, hãy liên hệ quản trị viên của công ty.',
    },
  },
};
