import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  list: {
    title: 'Thiết bị đang đăng nhập',
    help: 'Hãy đăng xuất thiết bị mà bạn không nhận ra rồi đổi mật khẩu.',
    device: 'Thiết bị',
    lastSeen: 'Lần dùng gần nhất',
    action: 'Thao tác',
    current: 'Thiết bị này, hiện tại',
    unknownDevice: 'Thiết bị không rõ',
    network: 'Mạng',
    unknownNetwork: 'Không rõ',
    end: 'Đăng xuất',
    endOf: 'Đăng xuất {{device}}',
    endAsk: 'Thiết bị {{device}} sẽ bị đăng xuất.',
    endOthers: 'Đăng xuất mọi thiết bị khác',
    endOthersAsk: 'Mọi thiết bị trừ thiết bị này sẽ bị đăng xuất.',
    othersStay:
      'Bạn vẫn đang đăng nhập trên các thiết bị khác. Nếu đăng xuất, lần đăng nhập tới trên đó sẽ cần xác minh hai bước.',
    othersOpen: 'Bạn vẫn đang đăng nhập trên các thiết bị khác. Hãy đăng xuất nếu có thể người khác đang dùng.',
    keepOthers: 'Giữ đăng nhập',
    loading: 'Đang tải danh sách thiết bị',
    retry: 'Thử lại',
  },
};
