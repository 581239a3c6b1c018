import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    PASSWORD_OWN_RULES:
      'Chọn độ dài từ {{0}} đến {{1}} ký tự, ngắn nhất trước. Nếu không yêu cầu kết hợp ký tự thì ngắn nhất là {{2}}.',
    ID_OWN_LENGTHS: 'Chọn độ dài từ {{0}} đến {{1}} ký tự, ngắn nhất trước.',
    POLICY_DAY_TOO_FAR: 'Chọn một ngày trong vòng {{0}} ngày tới.',
    PASSWORD_RENEWAL_NEEDED: 'Công ty yêu cầu bạn đổi mật khẩu trước khi tiếp tục.',
  },
  fields: {
    passwordProfile: 'Quy tắc cho mật khẩu mới',
    idProfile: 'Độ dài của ID mới',
    secondFactor: 'Thành viên cần xác minh hai bước',
    effectiveFrom: 'Áp dụng từ',
    graceDays: 'Thời điểm áp dụng',
  },
  operations: {
    'name-right-holders': 'Đổi thiết lập hiển thị người có quyền',
  },
};
