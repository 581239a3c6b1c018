import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    NETWORK_NOT_ALLOWED:
      'Công ty chỉ cho phép truy cập từ các mạng được phép. Hãy kết nối mạng công ty hoặc liên hệ quản trị viên.',
    NETWORK_INVALID: 'Hãy nhập địa chỉ IP hoặc dải mạng, ví dụ 192.0.2.0/24.',
    NETWORK_HOST_BITS: 'Địa chỉ này không phải địa chỉ đầu của dải mạng. Hãy nhập địa chỉ đầu, ví dụ 192.0.2.0/24.',
    NETWORK_EVERYWHERE: 'Dải mạng này chứa mọi địa chỉ. Nếu không muốn giới hạn nơi truy cập, hãy để trống danh sách.',
    NETWORK_TOO_MANY: 'Nhập tối đa {{0}} dải mạng.',
    NETWORK_OWN_MISSING:
      'Danh sách không có địa chỉ hiện tại của bạn nên nếu lưu, bạn sẽ không truy cập được. Hãy thêm địa chỉ rồi lưu lại.',
  },
  fields: {
    allowsStaying: 'Cho phép duy trì đăng nhập',
    sessionHours: 'Thời hạn phiên đăng nhập',
    idleMinutes: 'Tự động đăng xuất khi không sử dụng',
    allowsOnLeave: 'Cho phép đăng nhập khi nghỉ dài hạn',
    networks: 'Danh sách mạng',
  },
};
