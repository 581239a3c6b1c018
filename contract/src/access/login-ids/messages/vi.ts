import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    MB602: 'Đã có một yêu cầu về ID đang chờ. Yêu cầu đó cần được xử lý hoặc hủy trước.',
    MB603: 'Hiện không thể đổi ID. Hãy hỏi quản trị viên về đợt đổi tiếp theo.',
    MB604: 'Đây là ID hiện tại. Hãy nhập ID khác.',
    MB605: 'Yêu cầu này đã được xử lý. Hãy tải lại trang.',
    MB606: 'Đã có ID. Hãy yêu cầu đổi ID.',
    MB607: 'Không có ID cũ nào còn đăng nhập được.',
    MB608: 'Không có ID để đổi. Hãy yêu cầu ID mới.',
  },
  fields: {
    wantedLoginId: 'ID mới',
    idRequestReason: 'Lý do',
  },
  operations: {
    'ask-for-login-id': 'Yêu cầu ID',
    'cancel-id-request': 'Hủy yêu cầu ID',
    'confirm-id-request': 'Xác nhận ID đã yêu cầu',
    'end-approved-id-requests': 'Yêu cầu ID đã duyệt hết hạn',
    'approve-id-request': 'Duyệt yêu cầu ID',
    'refuse-id-request': 'Từ chối yêu cầu ID',
    'decide-id-requests': 'Xử lý hàng loạt yêu cầu ID',
    'change-login-id': 'Đổi ID',
    'reopen-id-request': 'Hoàn tác xử lý yêu cầu ID',
    'restore-login-id': 'Khôi phục ID trước khi đổi',
    'take-back-login-id': 'Hoàn tác đổi ID',
  },
};
