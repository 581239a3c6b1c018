import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Lý do xem thông tin',
  text: 'Mỗi lần xem thông tin thành viên được ghi lại kèm mã yêu cầu hỗ trợ. Bạn chỉ cần nhập một lần cho mỗi vụ việc.',
  ticket: 'Mã yêu cầu hỗ trợ',
  help: 'Chỉ dùng chữ không dấu, số và # . _ / -, tối đa {{max}} ký tự, ví dụ: HD-2041. Không nhập tên người.',
  agreed: 'Thành viên đã đồng ý',
  go: 'Tiếp tục',
};
