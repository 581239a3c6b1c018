import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    SHARED_ADDRESS_FORM:
      'Trước @ dùng tối đa {{0}} chữ cái không dấu và chữ số, ở giữa có thể có dấu chấm, gạch nối và gạch dưới.',
    SHARED_ADDRESS_LIMIT: 'Bạn có thể thêm tối đa {{0}} địa chỉ chung.',
    SHARED_ADDRESS_PERSON: 'Trong số những người đã chọn có người không còn làm việc. Hãy bỏ người đó rồi lưu lại.',
  },
  fields: {
    sharedMailAddress: 'Địa chỉ',
    sharedAddressName: 'Tên',
    sharedAddressEnglishName: 'Tên tiếng Anh',
    sharedAddressDescription: 'Mô tả',
    members: 'Thành viên',
    senders: 'Người được gửi',
    owners: 'Người phụ trách',
  },
  operations: {
    'create-shared-address': 'Thêm địa chỉ chung',
    'change-shared-address': 'Thay đổi địa chỉ chung',
    'change-own-members': 'Thay đổi thành viên địa chỉ chung',
    'delete-shared-address': 'Xóa địa chỉ chung',
    'restore-shared-address': 'Khôi phục địa chỉ chung',
    'read-shared-address': 'Xem địa chỉ chung',
    'download-alias-table': 'Tải xuống địa chỉ chung',
  },
};
