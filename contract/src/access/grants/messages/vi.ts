import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    GRANT_COMPANY_WIDE: 'Quyền này chỉ cấp được cho toàn công ty. Hãy chọn phạm vi toàn công ty.',
    GRANT_DATES: 'Nhập ngày kết thúc chưa qua và không trước ngày bắt đầu.',
    GRANT_EXISTS: 'Quyền này đã được cấp trong phạm vi đó. Hãy đổi thời hạn hoặc khung giờ.',
    GRANT_LIMIT: 'Có thể cấp tối đa {{0}} quyền.',
    GRANT_ROLE_WHOLE:
      'Vai trò cho toàn công ty được cấp ở mục Quản trị viên, hoặc hãy đặt thời hạn, khung giờ hay phạm vi nhỏ hơn.',
    GRANT_SCOPE: 'Không tìm thấy phạm vi cấp quyền.',
    GRANT_WINDOW: 'Không tìm thấy khung giờ này.',
    GRANT_TO_ROLE: 'Vai trò chỉ có thể được cấp quyền, không thể được cấp vai trò khác.',
  },
  fields: {
    granteeType: 'Ai',
    granteeId: 'Người hoặc vai trò',
    targetType: 'Loại',
    targetName: 'Quyền gì',
    scopeKind: 'Ở đâu',
    scopeId: 'Phạm vi',
    windowId: 'Khi nào',
  },
  operations: {
    'give-grant': 'Cấp quyền',
    'change-grant': 'Thay đổi quyền',
    'export-holdings': 'Tải danh sách ai có quyền nào',
    'take-back-grant': 'Thu hồi quyền',
  },
};
