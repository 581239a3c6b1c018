import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    PASSWORD_RENEWAL_NEEDED: 'Công ty yêu cầu bạn đổi mật khẩu trước khi tiếp tục.',
  },
  fields: {
    passwordProfile: 'Quy tắc cho mật khẩu mới',
    idProfile: 'Độ dài của ID mới',
    secondFactor: 'Thành viên cần xác minh hai bước',
    graceDays: 'Thời điểm áp dụng',
  },
};
