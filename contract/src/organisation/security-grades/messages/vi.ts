import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  fields: {
    gradeName: 'Tên cấp bảo mật',
    englishGradeName: 'Tên tiếng Anh của cấp bảo mật',
  },
  operations: {
    'name-security-grade': 'Đổi tên cấp bảo mật',
  },
};
