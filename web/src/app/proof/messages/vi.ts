import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Xác nhận đây là bạn',
  text: 'Nhập mật khẩu để tiếp tục. Bạn sẽ không bị hỏi lại trong 10 phút.',
  go: 'Tiếp tục',
};
