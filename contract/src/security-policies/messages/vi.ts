import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  fields: {
    passwordProfile: 'Quy tắc cho mật khẩu mới',
    idProfile: 'Độ dài của ID mới',
    secondFactor: 'Thành viên cần xác minh hai bước',
    graceDays: 'Thời điểm áp dụng',
  },
};
