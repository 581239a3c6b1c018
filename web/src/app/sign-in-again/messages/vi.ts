import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Bạn đã bị đăng xuất',
  text: 'Nội dung bạn đã nhập vẫn còn trên trang này và có thể lưu sau khi đăng nhập. Hãy đăng nhập trong cửa sổ mới, rồi quay lại đây và thử lại.',
  logIn: 'Đăng nhập trong cửa sổ mới',
  close: 'Đóng',
  other: {
    title: 'Một tài khoản khác đang đăng nhập',
    text: 'Chưa có gì được gửi, vì tài khoản đang đăng nhập khác với tài khoản đã mở trang này. Để tiếp tục tại đây, hãy đăng nhập lại trong cửa sổ mới bằng tài khoản ban đầu; tài khoản hiện tại sẽ bị đăng xuất. Nếu về trang chủ, nội dung bạn đã nhập ở đây sẽ mất.',
    logIn: 'Đăng nhập lại trong cửa sổ mới',
    home: 'Về trang chủ',
  },
};
