import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    FACTOR_CODE_FORM: 'Nhập {{0}} chữ số đang hiển thị trong ứng dụng.',
    RECOVERY_CODE_FORM: 'Mã khôi phục gồm {{0}} chữ cái và chữ số.',
    FACTOR_CODE_WRONG: 'Mã không đúng. Hãy nhập mã đang hiển thị trong ứng dụng.',
    FACTOR_CODE_USED: 'Mã này đã được dùng. Hãy chờ mã tiếp theo trong ứng dụng.',
    RECOVERY_CODE_WRONG: 'Mã không đúng hoặc đã được dùng.',
    FACTOR_TRIES: 'Bạn đã xác minh sai quá nhiều lần. Vui lòng đăng nhập lại bằng mật khẩu.',
    FACTOR_LIMIT: 'Tài khoản này đã bị nhập sai mã quá nhiều lần. Vui lòng thử lại sau.',
    FACTOR_SET_UP_ENDED: 'Phiên thiết lập đã hết hạn. Vui lòng bắt đầu lại.',
    FACTOR_REQUIRED: 'Xác minh hai bước là bắt buộc. Hãy thiết lập một cách khác trước khi gỡ cách này.',
    PASSKEY_REFUSED: 'Không xác nhận được khóa truy cập này. Vui lòng thử lại.',
    PASSKEY_COPIED: 'Khóa truy cập này có vẻ đã bị sao chép. Hãy đăng nhập bằng cách khác rồi gỡ khóa này.',
    PASSKEY_KNOWN: 'Khóa truy cập này đã được đăng ký.',
    PASSKEY_SECOND_STEP:
      'Khóa truy cập này chỉ dùng để xác nhận sau mật khẩu. Hãy đăng nhập bằng ID rồi thêm khóa mới trong tài khoản của bạn.',
    PASSKEY_LIMIT: 'Bạn chỉ có thể có {{0}} khóa truy cập. Hãy gỡ bớt một khóa trước.',
    PASSKEY_UNAVAILABLE: 'Không thể dùng khóa truy cập tại địa chỉ này.',
  },
  fields: {
    passkeyName: 'Tên khóa truy cập',
  },
};
