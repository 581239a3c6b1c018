import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
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
