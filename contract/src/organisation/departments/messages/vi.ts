import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    CM301: 'Mã này đã được sử dụng.',
    DEPARTMENT_CODE_LENGTH: 'Hãy nhập từ {{0}} đến {{1}} chữ cái không dấu và chữ số.',
    DEPARTMENT_PARENT: 'Phòng ban cấp trên không tồn tại. Hãy chọn phòng ban khác.',
    DEPARTMENT_UNDER_ITSELF: 'Không thể chuyển phòng ban vào chính nó hoặc vào phòng ban trực thuộc của nó.',
    CM312: 'Còn {{0}} phòng ban trực thuộc. Hãy chuyển hoặc xóa trước.',
    CM313: 'Còn {{0}} thành viên trong phòng ban. Hãy chuyển họ sang phòng ban khác trước.',
    CM314: 'Còn {{0}} mục được đăng ký cho phòng ban này. Hãy xử lý trước.',
    DEPARTMENT_PLANNED: 'Có {{0}} thay đổi đã lên lịch dùng phòng ban này.',
  },
  fields: {
    departmentCode: 'Mã phòng ban',
    departmentName: 'Tên phòng ban',
    englishDepartmentName: 'Tên phòng ban tiếng Anh',
    parentDepartmentCode: 'Phòng ban cấp trên',
  },
};
