import type { Translated } from '../../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  fields: {
    SVCR: 'Điều khoản dịch vụ',
    POAR: 'Chuyển dữ liệu cá nhân ra nước ngoài',
    PIAR: 'Thu thập và sử dụng thông tin cá nhân',
    CMAR: 'Nhận tin tiếp thị',
    optional: 'mục tùy chọn',
    concurrentTitle: 'Chức danh kiêm nhiệm',
    count: 'Số lượng',
    days: 'Số ngày',
    deviceLetters: 'Thông báo thiết bị mới',
    trustedDevice: 'Bỏ qua xác minh hai bước',
    isAsked: 'Yêu cầu đổi',
    isHeld: 'Cần phê duyệt',
    key: 'Khóa cá nhân',
    namesHolders: 'Hiển thị người có quyền',
    passwordRenewal: 'Yêu cầu đổi mật khẩu',
    people: 'Số thành viên liên quan',
    pinX: 'Vị trí ngang trên bản đồ',
    pinY: 'Vị trí dọc trên bản đồ',
    recoveryPin: 'PIN khôi phục',
    subOrganisation: 'Chi nhánh',
    trustDays: 'Số ngày tin cậy thiết bị',
    grantee: 'Người có quyền',
    soon: 'Quyền sắp hết hạn',
    home: 'Biệt phái đi',
    host: 'Biệt phái đến',
  },
};
