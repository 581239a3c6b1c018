import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    JOB_LIMIT: 'Tối đa {{0}} tác vụ của bạn có thể chờ hoặc chạy cùng lúc. Hãy đợi một tác vụ kết thúc hoặc hủy bớt.',
    JOB_STATE: 'Trạng thái của tác vụ đã thay đổi trong lúc đó.',
    JOB_FAILED: 'Không thể hoàn tất tác vụ. Vui lòng bắt đầu lại.',
    JOB_RESULT_DELETED: 'Tệp chứa dữ liệu cá nhân đã bị xóa nên tệp kết quả cũng đã bị xóa. Vui lòng xuất lại.',
  },
  fields: {
    startedBy: 'Người bắt đầu',
  },
  operations: {
    'hand-over-job': 'Bàn giao tác vụ nền',
  },
};
