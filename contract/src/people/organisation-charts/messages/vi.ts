import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    ORG0001: 'Nhập nội dung cần tìm.',
    ORG0002: 'Nhập ít nhất {{0}} chữ cái, hoặc {{1}} chữ tiếng Hàn.',
    ORG0003: 'Nhập tối đa {{0}} ký tự.',
    ORG0004: 'Có ký tự không tìm kiếm được: < > ^ ; : * % $ / #',
    ORG0005: 'Ký tự đại diện * chỉ đặt ở cuối.',
    ORG0006: 'Ký hiệu / chỉ đặt ở cuối.',
    ORG0007: 'Nhập ít nhất {{0}} ký tự của mã bộ phận.',
    ORG0008: 'Mã bộ phận chỉ gồm chữ in hoa và chữ số.',
    MB907: 'Có hơn {{0}} bộ phận trực thuộc nên không tải xuống được. Hãy chọn phạm vi nhỏ hơn.',
    ORGANISATION_PEOPLE:
      'Có hơn {{0}} người nên không tải xuống được. Hãy chọn bộ phận nhỏ hơn hoặc xuất trong mục “Thành viên” của trang quản trị.',
    DEPARTMENT_HEAD: 'Chọn người đang làm việc.',
    PERSON_OUT_OF_REACH: 'Chọn thành viên thuộc phòng ban trong phạm vi quyền của bạn.',
  },
  fields: {
    term: 'Tìm kiếm',
    personIds: 'Trưởng bộ phận',
  },
  operations: {
    'hand-over-department': 'Bàn giao trưởng bộ phận',
  },
};
