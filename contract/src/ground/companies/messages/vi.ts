import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    SET_UP_LIMIT:
      'Khi thiết lập ban đầu chỉ đăng ký được tối đa {{0}} mục. Hãy thêm các mục còn lại trong trang quản trị sau khi thiết lập kết thúc.',
    EDIT_CONFLICT: 'Trong lúc đó đã có thay đổi khác được lưu. Để không ghi đè, thay đổi này chưa được lưu.',
    COMPANY_TYPE_ID_PROFILE: 'Độ dài ID do loại công ty quy định nên không thể thay đổi.',
    MB_M_ENGLISH_WORDS: 'Chỉ được nhập chữ cái không dấu, chữ số và dấu cách.',
    MARK_SIZE: 'Hình ảnh tối đa {{0}} KB.',
    MARK_KIND: 'Hãy chọn ảnh PNG, JPEG hoặc WebP không quá 12 megapixel.',
    COLOR_CONTRAST: 'Chữ trên màu này khó đọc. Màu gần nhất dễ đọc là {{0}}.',
  },
  fields: {
    shownName: 'Tên hiển thị',
    companyPhone: 'Điện thoại công ty',
    companyType: 'Loại công ty',
    mark: 'Biểu trưng',
  },
};
