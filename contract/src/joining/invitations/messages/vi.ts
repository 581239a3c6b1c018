import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    INVITATION_INVALID: 'Không thể đăng ký qua liên kết này. Hãy kiểm tra liên kết hoặc xin lời mời mới.',
    INVITATION_DOMAIN: 'Lời mời này chỉ dành cho địa chỉ email thuộc {{0}}. Hãy nhập một địa chỉ như vậy.',
    INVITATION_DOMAIN_FORM: 'Nhập các tên miền như company.example, phân tách bằng dấu phẩy.',
    INVITATION_USES: 'Nhập một số nguyên từ 1 đến {{0}}.',
    INVITATION_SERVICES: 'Hãy chọn ít nhất một dịch vụ mà công ty có.',
    INVITATION_DEPARTMENT: 'Không có phòng ban này. Hãy chọn phòng ban khác.',
    INVITATION_STATE: 'Trạng thái đã thay đổi. Hãy tải lại danh sách.',
    APPROVAL_AWAITED:
      'Đơn đăng ký của bạn đang chờ quản trị viên công ty duyệt. Chúng tôi sẽ báo cho bạn ngay khi có kết quả.',
    INVITATION_SENDS: 'Hôm nay đã gửi quá nhiều lời mời. Hãy thử lại vào ngày mai hoặc chia sẻ liên kết.',
    INVITATION_LIST: 'Hãy nhập từ 1 đến {{0}} địa chỉ.',
    INVITATION_TWICE: 'Địa chỉ này đã có trong danh sách.',
    INVITATION_MEMBER: 'Người này đã thuộc công ty.',
    INVITATION_WAITING: 'Địa chỉ này đã được mời và chưa trả lời.',
  },
  fields: {
    recipient: 'Gửi đến',
    recipients: 'Địa chỉ cần mời',
    services: 'Dịch vụ',
    validDays: 'Thời hạn',
    uses: 'Số người tối đa',
    allowedDomains: 'Tên miền email được phép',
    needsApproval: 'Quản trị viên duyệt trước khi tham gia',
    inviter: 'Người mời',
  },
  operations: {
    'hand-over-invitation': 'Bàn giao lời mời',
  },
};
