import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    APPROVAL_POLICY_LIMIT: 'Có thể thêm tối đa {{0}} quy trình phê duyệt.',
    APPROVAL_POLICY_NAME_TAKEN: 'Tên này đã được sử dụng.',
    APPROVAL_POLICY_VERSIONS: 'Quy trình này đã có {{0}} phiên bản. Hãy thêm quy trình mới.',
    APPROVAL_POLICY_HOLDS:
      'Quy trình này đang được dùng cho các thao tác cần phê duyệt. Hãy đổi trong Cài đặt phê duyệt trước.',
    APPROVAL_AMOUNT: 'Nhập số nguyên từ 0 đến {{0}}.',
    APPROVAL_AMOUNT_ORDER: 'Số tiền tối đa không được nhỏ hơn số tiền tối thiểu.',
    APPROVAL_APPROVERS: 'Theo cài đặt của công ty, có thể chỉ định tối đa {{0}} người phê duyệt.',
    APPROVAL_PERSON: 'Hãy chọn thành viên đang làm việc.',
    APPROVAL_CODE: 'Mục này không còn tồn tại. Hãy chọn lại.',
  },
  fields: {
    approvalPolicyName: 'Tên',
    englishApprovalPolicyName: 'Tên tiếng Anh',
    coveredDepartmentCode: 'Phòng ban',
    coveredJobRankCode: 'Cấp bậc',
    documentKind: 'Loại chứng từ',
    amountFrom: 'Số tiền tối thiểu',
    amountTo: 'Số tiền tối đa',
    isPolicyActive: 'Đang dùng',
    activeFrom: 'Áp dụng từ',
    approvalSteps: 'Các bước duyệt',
    jobCode: 'Cấp bậc hoặc chức vụ',
    approvalPersonId: 'Người đề nghị',
    documentAmount: 'Số tiền',
  },
  operations: {
    'create-approval-policy': 'Thêm quy trình phê duyệt',
    'change-approval-policy': 'Thay đổi quy trình phê duyệt',
    'delete-approval-policy': 'Xóa quy trình phê duyệt',
    'restore-approval-policy': 'Khôi phục quy trình phê duyệt',
    'order-approval-policies': 'Đổi thứ tự quy trình phê duyệt',
    'read-approval-policy': 'Xem quy trình phê duyệt',
    'try-approval-route': 'Thử luồng phê duyệt',
  },
};
