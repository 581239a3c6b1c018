import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Cài đặt phê duyệt',
  lead: 'Cách phê duyệt tài liệu trong toàn công ty.',
  byDefault: 'Đang dùng giá trị mặc định.',
  changedAt: 'Lưu lần cuối: {{date}}',
  documents: 'Tài liệu',
  lines: 'Tuyến phê duyệt',
  standard: 'Mặc định: {{value}}',
  standardOrNone: 'Mặc định: {{value}} (0 là không giới hạn riêng)',
  owners: {
    company: 'Công ty',
    department: 'Phòng ban',
  },
  takeDefaults: 'Điền giá trị mặc định',
  saved: 'Đã lưu cài đặt phê duyệt.',
  save: 'Lưu',
};
