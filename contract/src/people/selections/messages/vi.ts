import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  operations: {
    'act-on-employees': 'Chuẩn bị thay đổi hàng loạt cho thành viên',
    'change-employee-place': 'Đổi phòng ban, cấp bậc hoặc chức vụ',
  },
};
