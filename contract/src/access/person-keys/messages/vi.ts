import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    KMS002: 'Nội dung này được niêm phong bằng khóa khác hoặc đã bị thay đổi.',
    KMS003: 'Không kết nối được kho khóa. Chưa có gì thay đổi; hãy thử lại sau.',
    KMS004: 'Kho khóa trả về khóa khác. Chưa có gì thay đổi; hãy liên hệ quản trị viên.',
    KMS005: 'Chưa đăng ký khóa nào.',
    KMS006: 'Khóa đang được đăng ký. Chỉ có thể giải phóng sau khi đã yêu cầu.',
    KMS007: 'Khóa đang chờ giải phóng.',
    KMS008: 'Khóa này đã được giải phóng. Không thể mở những gì nó đã niêm phong.',
    KEY_OWN:
      'Khóa của chính bạn do quản trị viên khác giải phóng. Nếu công ty không có quản trị viên nào khác, hãy yêu cầu giải phóng rồi tự giải phóng khóa.',
  },
  operations: {
    'register-key': 'Đăng ký khóa',
    'ask-key-release': 'Yêu cầu giải phóng khóa',
    'withdraw-key-release': 'Rút yêu cầu giải phóng khóa',
    'make-file-key': 'Niêm phong tệp bằng khóa',
    'open-file-key': 'Mở tệp đã niêm phong',
    'release-key': 'Giải phóng khóa',
    'reset-key': 'Đặt lại khóa',
  },
};
