import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    MB657: 'Tài khoản này đang được đồng bộ. Hãy thử lại sau tối đa {{0}} phút.',
    ACCOUNT_NOT_WAITING: 'Thành viên này đã có tài khoản hoặc không còn làm việc.',
    INITIAL_PASSWORD_ENDED: 'Mật khẩu ban đầu này không còn hiệu lực. Hãy nhập mật khẩu mới nhất do quản trị viên cấp.',
  },
};
