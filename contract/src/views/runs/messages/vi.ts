import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    RUN_STATE: 'Trạng thái của tác vụ này đã thay đổi trong lúc đó.',
    RUN_NOTHING_FAILED: 'Tác vụ này không có mục nào bị từ chối hoặc thất bại.',
  },
  operations: {
    'confirm-run': 'Xác nhận chạy thay đổi hàng loạt',
    'pause-run': 'Tạm dừng thay đổi hàng loạt',
    'resume-run': 'Tiếp tục thay đổi hàng loạt',
    'cancel-run': 'Hủy thay đổi hàng loạt',
    'undo-run': 'Hoàn tác thay đổi hàng loạt',
    'retry-run': 'Thử lại các mục thất bại của thay đổi hàng loạt',
    'download-run': 'Tải xuống kết quả thay đổi hàng loạt',
  },
};
