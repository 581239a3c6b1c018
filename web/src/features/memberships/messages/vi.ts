import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Quản trị viên và quyền',
  lead: 'Xem ai quản trị công ty và với vai trò nào. Việc cấp hoặc thu hồi vai trò có hiệu lực ngay.',
  grant: 'Cấp vai trò',
  search: 'Tìm theo tên hoặc ID',
  all: 'Tất cả',
  own: 'Bạn',
  ownHelp: 'Vai trò của bạn do quản trị viên khác thay đổi.',
  person: 'Nhân viên',
  choosePerson: 'Hãy chọn một người trước.',
  granted: 'Đã cấp vai trò {{role}}.',
  revoke: 'Thu hồi {{role}}',
  revoked: 'Đã thu hồi vai trò {{role}}.',
  since: 'Từ {{date}}',
  columns: {
    name: 'Tên',
    loginId: 'ID',
    roles: 'Vai trò',
  },
  roles: {
    representative: 'Quản trị viên đại diện',
    administrator: 'Quản trị viên công ty',
    membershipManager: 'Người quản lý thành viên',
    manager: 'Quản lý',
    agency: 'Đại lý',
    serviceDesk: 'Bộ phận hỗ trợ',
  },
  does: {
    representative: 'Đại diện công ty và quản trị toàn bộ công ty. Chỉ có một người.',
    administrator: 'Quản trị toàn bộ công ty.',
    membershipManager: 'Cấp và thu hồi vai trò quản lý, đại lý và bộ phận hỗ trợ.',
    manager: 'Được ghi nhận là quản lý của công ty.',
    agency: 'Được ghi nhận là đại lý cấp khóa chứng nhận.',
    serviceDesk: 'Được ghi nhận là người hỗ trợ nhân viên của công ty.',
  },
  history: {
    title: 'Lịch sử',
    none: 'Chưa có vai trò nào được cấp hoặc thu hồi.',
    granted: 'Đã cấp {{role}}',
    revoked: 'Đã thu hồi {{role}}',
  },
};
