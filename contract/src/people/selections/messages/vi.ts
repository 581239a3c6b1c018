import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  operations: {
    'act-on-employees': 'Chuẩn bị thay đổi hàng loạt cho thành viên',
  },
};
