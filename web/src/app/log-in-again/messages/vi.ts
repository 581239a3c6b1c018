import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Bạn đã bị đăng xuất',
  text: 'Nội dung bạn đã nhập vẫn còn trên trang này và có thể lưu sau khi đăng nhập. Hãy đăng nhập trong cửa sổ mới, rồi quay lại đây và thử lại.',
  logIn: 'Đăng nhập trong cửa sổ mới',
  close: 'Đóng',
};
