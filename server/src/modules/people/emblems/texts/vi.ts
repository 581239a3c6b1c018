import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  importKinds: {
    emblemGrants: 'Trao huy hiệu',
    emblemReturns: 'Thu hồi huy hiệu',
  },
  emblemsFile: {
    name: 'Huy hiệu',
    emblem: 'Huy hiệu',
    fullName: 'Họ tên',
    loginId: 'ID đăng nhập',
    department: 'Phòng ban',
    grantedAt: 'Ngày trao',
  },
  emblemNotice: {
    heading: 'Bạn đã nhận được huy hiệu “{{name}}”',
    text: 'Huy hiệu được hiển thị bên cạnh tên của bạn trong danh sách, sơ đồ tổ chức và bài viết.',
  },
};
