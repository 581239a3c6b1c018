import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  letters: {
    subject: '[{{sender}}] {{heading}}',
    ifButtonFails: 'Nếu không mở được nút trên, hãy dán địa chỉ này vào trình duyệt:',
    sentTo: 'Thư này được gửi đến {{address}}.',
    sentWith: '{{sender}} · gửi qua Madang',
    loginId: 'ID',
    logIn: 'Đăng nhập',
  },
};
