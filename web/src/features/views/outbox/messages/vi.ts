import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  title: 'Hộp thư đi',
  lead: 'Email và SMS của máy chủ phát triển. Chúng chỉ nằm trong bộ nhớ và chưa được gửi cho ai.',
  empty: 'Chưa có gì được gửi',
  emptyText: 'Mã và liên kết sẽ hiện ở đây ngay khi một trang gửi chúng.',
  mail: 'Email',
  sms: 'SMS',
  asMail: 'Xem như trong thư',
  copy: 'Sao chép',
  copied: 'Đã sao chép.',
  copyFailed: 'Không sao chép được. Hãy bôi đen mã rồi tự sao chép.',
  to: 'Đến',
  loading: 'Đang tải hộp thư đi',
  failed: 'Máy chủ không phản hồi. Danh sách này có thể đã cũ.',
  development: 'Chỉ dùng khi phát triển: trang này không có trong môi trường thật.',
};
