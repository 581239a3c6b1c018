import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    MAIL_DOMAIN_FORM: 'Nhập tên miền như example.com, không có @.',
    MAIL_DOMAIN_PRODUCT: 'Tên miền này thuộc sản phẩm hoặc không dùng được.',
    MAIL_DOMAIN_PUBLIC: 'Bất kỳ ai cũng đăng ký được tên bên dưới tên miền này. Hãy nhập tên miền của công ty.',
    MAIL_DOMAIN_FREE_MAIL: 'Đây là tên miền của dịch vụ email công cộng. Hãy nhập tên miền của công ty.',
    MAIL_DOMAIN_ADDED: 'Tên miền này đã có trong danh sách.',
    MAIL_DOMAIN_TAKEN: 'Công ty khác đã xác minh tên miền này.',
    MAIL_DOMAIN_LIMIT: 'Chỉ thêm được tối đa {{0}} tên miền. Hãy xóa bớt một tên miền.',
    MAIL_DOMAIN_UNPROVEN: 'Tên miền này chưa được xác minh. Hãy chọn tên miền khác.',
  },
  fields: {
    domain: 'Tên miền',
    idDomain: 'Tên miền của ID',
  },
};
