import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  holdingsFile: {
    file: 'Ai có quyền nào',
    who: 'Ai',
    permission: 'Quyền',
    given: 'Được cấp dưới dạng',
    through: 'Qua vai trò',
    where: 'Phạm vi',
    when: 'Giờ',
    from: 'Từ ngày',
    until: 'Đến ngày',
    state: 'Hiện tại',
    company: 'Toàn công ty',
    always: 'Mọi lúc',
    states: { now: 'Đang hiệu lực', outside: 'Ngoài giờ cho phép', notYet: 'Chưa bắt đầu' },
  },
  grantLetters: {
    endsOwn: {
      heading: 'Một quyền của bạn sắp hết hạn',
      text: 'Một quyền được cấp cho bạn sẽ kết thúc vào {{day}}. Nếu vẫn cần, hãy đề nghị quản trị viên gia hạn.',
    },
    endsGiven: {
      heading: 'Một quyền bạn đã cấp sắp hết hạn',
      text: 'Một quyền bạn đã cấp cho {{name}} sẽ kết thúc vào {{day}}. Bạn có thể đổi thời hạn ở mục “Cấp quyền” trong bảng điều khiển.',
    },
  },
};
