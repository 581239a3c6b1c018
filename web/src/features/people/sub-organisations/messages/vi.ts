import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Chi nhánh',
  lead: 'Các bộ phận của công ty như nhà máy hay chi nhánh, được dịch vụ liên kết phân biệt bằng mã.',
  add: 'Thêm chi nhánh',
  full: 'Đã có {{limit}} chi nhánh. Hãy xóa bớt một chi nhánh trước.',
  empty: 'Chưa có chi nhánh',
  emptyText: 'Hãy thêm các bộ phận mà dịch vụ cần phân biệt.',
  codeHelp: '{{min}} đến {{max}} chữ cái hoặc chữ số. Không thể đổi mã về sau.',
  saved: 'Đã lưu {{name}}.',
  save: 'Lưu',
  delete: 'Xóa',
  deleted: 'Đã xóa {{name}}.',
  departments: {
    title: 'Phòng ban',
    text: 'Thành viên của các phòng ban này và mọi phòng ban bên dưới thuộc chi nhánh này.',
    take: 'Bỏ ra',
    takeOne: 'Bỏ ra: {{name}}',
    add: 'Thêm phòng ban',
    choose: 'Hãy chọn phòng ban trước.',
    placed: 'Đã thêm phòng ban.',
    taken: 'Đã bỏ phòng ban ra.',
  },
  people: {
    title: 'Thành viên riêng lẻ',
    text: 'Họ thuộc chi nhánh này dù phòng ban của họ ở đâu.',
    take: 'Bỏ ra',
    takeOne: 'Bỏ ra: {{name}}',
    add: 'Thêm thành viên',
    choose: 'Hãy chọn thành viên trước.',
    placed: 'Đã thêm thành viên.',
    taken: 'Đã bỏ thành viên ra.',
  },
};
