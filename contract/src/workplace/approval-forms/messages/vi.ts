import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    APPROVAL_FORM_LIMIT: 'Có thể thêm tối đa {{0}} biểu mẫu.',
    APPROVAL_FORM_NAME_TAKEN: 'Tên này đã được sử dụng.',
    APPROVAL_FORM_VERSIONS: 'Biểu mẫu này đã có {{0}} phiên bản. Hãy thêm biểu mẫu mới.',
    APPROVAL_FORM_FIELDS: 'Biểu mẫu có tối đa {{0}} trường.',
    APPROVAL_FORM_KEY: 'Có hai trường giống nhau. Hãy xóa một trường rồi thêm lại.',
    APPROVAL_FORM_AMOUNTS: 'Biểu mẫu chỉ có một trường số tiền. Hãy dùng trường số cho các mục khác.',
    APPROVAL_FORM_FILES: 'Biểu mẫu có tối đa {{0}} trường tệp.',
    APPROVAL_FORM_CHOICES: 'Nhập tối đa {{0}} lựa chọn khác nhau.',
  },
  fields: {
    approvalFormName: 'Tên',
    englishApprovalFormName: 'Tên tiếng Anh',
    approvalFormNote: 'Mô tả',
    isFormActive: 'Đang dùng',
    makesLeave: 'Cho nghỉ phép khi được duyệt',
    formFields: 'Các trường',
    fieldLabel: 'Tên trường',
    englishFieldLabel: 'Tên trường tiếng Anh',
    fieldNote: 'Gợi ý',
    fieldKind: 'Kiểu nhập',
    isFieldRequired: 'Bắt buộc',
    choices: 'Lựa chọn',
    choiceName: 'Lựa chọn',
    englishChoiceName: 'Lựa chọn tiếng Anh',
  },
  operations: {
    'create-approval-form': 'Thêm biểu mẫu phê duyệt',
    'change-approval-form': 'Sửa biểu mẫu phê duyệt',
    'delete-approval-form': 'Xóa biểu mẫu phê duyệt',
    'restore-approval-form': 'Khôi phục biểu mẫu phê duyệt',
    'order-approval-forms': 'Sắp xếp biểu mẫu phê duyệt',
    'add-shipped-forms': 'Thêm biểu mẫu phê duyệt có sẵn',
    'read-approval-form': 'Xem biểu mẫu phê duyệt',
  },
};
