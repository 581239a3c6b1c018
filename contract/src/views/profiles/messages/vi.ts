import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    OPTIONAL_DECLINED: 'Đây là thông tin tùy chọn, chỉ được lưu khi bạn đồng ý. Trước tiên hãy đồng ý trong “Đồng ý”.',
    MB1055: 'Không thể xóa quản trị viên đại diện. Hãy bàn giao vai trò này trước.',
    ACCOUNT_LAST_ADMINISTRATOR: 'Bạn là người cuối cùng có vai trò này. Hãy cấp vai trò cho người khác trước.',
    OWN_DATA_LIMIT: 'Bạn có thể tải dữ liệu của mình {{0}} lần trong 24 giờ. Hãy thử lại sau.',
  },
};
