import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    GRANT_WINDOW_IN_USE: 'Vẫn có quyền dùng khung giờ này. Hãy thay đổi các quyền đó trước.',
    GRANT_WINDOW_LIMIT: 'Có thể thêm tối đa {{0}} khung giờ.',
    GRANT_WINDOW_NAME_TAKEN: 'Tên này đã được sử dụng.',
    WINDOW_ZONE: 'Nhập múi giờ dạng GMT+9 hoặc chọn theo tên.',
  },
  fields: {
    grantWindowName: 'Tên',
    weekly: 'Ngày và giờ',
    zone: 'Múi giờ',
    closesOnDaysOff: 'Không áp dụng vào ngày nghỉ',
  },
  operations: {
    'create-grant-window': 'Thêm khung giờ cho phép',
    'change-grant-window': 'Thay đổi khung giờ cho phép',
    'delete-grant-window': 'Xóa khung giờ cho phép',
    'restore-grant-window': 'Khôi phục khung giờ cho phép',
  },
};
