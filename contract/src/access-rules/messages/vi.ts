import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  fields: {
    allowsStaying: 'Cho phép duy trì đăng nhập',
    sessionHours: 'Thời hạn phiên đăng nhập',
    idleMinutes: 'Tự động đăng xuất khi không sử dụng',
  },
};
