import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    RUN_STATE: 'Trạng thái của tác vụ này đã thay đổi trong lúc đó.',
    RUN_NOTHING_FAILED: 'Tác vụ này không có mục nào bị từ chối hoặc thất bại.',
  },
  operations: {
    'confirm-run': 'Xác nhận chạy tác vụ hàng loạt',
    'pause-run': 'Tạm dừng tác vụ hàng loạt',
    'resume-run': 'Tiếp tục tác vụ hàng loạt',
    'cancel-run': 'Hủy tác vụ hàng loạt',
    'undo-run': 'Hoàn tác tác vụ hàng loạt',
    'retry-run': 'Thử lại các mục thất bại của tác vụ hàng loạt',
    'download-run': 'Tải xuống kết quả tác vụ hàng loạt',
  },
};
