import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Cấp bảo mật',
  lead: 'Số càng nhỏ, cấp càng cao. Bảng tin cho đọc và viết theo cấp này; tên hiện bên cạnh số.',
  panel: 'Cấp {{grade}}',
  grade: 'Cấp',
  name: 'Tên',
  englishName: 'Tên tiếng Anh',
  save: 'Lưu',
  saved: 'Đã lưu tên của cấp {{grade}}.',
  help: 'Để trống để dùng tên mặc định.',
  named: '{{grade}} · {{name}}',
  /** The product's own, where a company has none. */
  names: {
    grade3: 'Cao nhất',
    grade4: 'Cao',
    grade5: 'Thông thường',
    grade9: 'Hạn chế',
    grade10: 'Tối thiểu',
  },
};
