import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Thay đổi khi lưu',
  nothing: 'Không ai được thêm hay mất quyền.',
  partial: 'Có quá nhiều đối tượng nên chỉ kiểm tra một phần.',
  companyWide: 'Không có hiệu lực ở đây vì chỉ áp dụng cho toàn công ty: {{rights}}',
  company: 'toàn công ty',
  below: '{{name}} và cấp dưới',
  view: '{{area}} (xem)',
  change: '{{area}} (thay đổi)',
  all: '{{area}} (xem và thay đổi)',
  gains_one: '{{number}} người được thêm: {{rights}} ({{place}})',
  gains_other: '{{number}} người được thêm: {{rights}} ({{place}})',
  loses_one: '{{number}} người mất: {{rights}} ({{place}})',
  loses_other: '{{number}} người mất: {{rights}} ({{place}})',
};
