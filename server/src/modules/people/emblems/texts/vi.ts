import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  emblemsFile: {
    name: 'Huy hiệu',
    emblem: 'Huy hiệu',
    fullName: 'Họ tên',
    loginId: 'ID đăng nhập',
    department: 'Phòng ban',
    grantedAt: 'Ngày trao',
  },
};
