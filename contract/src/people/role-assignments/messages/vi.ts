import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    AC105: 'Vai trò hiện tại của bạn không cho phép cấp hoặc thu hồi vai trò này.',
    EM0006: 'Không tìm thấy người này trong công ty.',
    EM0008: 'Người này đã có vai trò này.',
    EM0009: 'Tài khoản của người này đã đóng.',
    HANDOVER_OPEN: 'Đang có một đề nghị bàn giao chưa kết thúc. Hãy rút lại đề nghị đó trước.',
    HANDOVER_OVER: 'Đề nghị này đã kết thúc.',
    ROLE_LAST_ADMINISTRATOR: 'Đây là quản trị viên cuối cùng. Hãy cấp vai trò cho người khác trước.',
    ROLE_NOT_IN_SERVICE:
      'Chỉ cấp vai trò cho người đang làm việc, không cấp cho người đang chờ kích hoạt, nghỉ dài hạn, biệt phái hoặc đã nghỉ việc.',
    ROLE_OWN: 'Bạn không thể tự cấp hay thu hồi vai trò của mình, nhưng có thể từ bỏ.',
  },
  fields: {
    isFormer: 'Quản trị viên đại diện trước',
    newLoginId: 'ID đăng nhập của quản trị viên đại diện mới',
    replacementReason: 'Lý do',
    role: 'Vai trò',
  },
  roles: {
    representative: 'Quản trị viên đại diện',
    administrator: 'Quản trị viên công ty',
    membershipManager: 'Người quản lý quyền',
    manager: 'Quản lý',
    agency: 'Người phát hành khóa',
    serviceDesk: 'Bộ phận hỗ trợ',
  },
};
