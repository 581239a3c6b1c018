import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  structureMails: {
    open: 'Chấp nhận hoặc từ chối',
    joinOffered: {
      heading: 'Công ty của bạn được mời vào nhóm công ty',
      text: '{{company}} mời công ty của bạn vào nhóm công ty {{structure}}. Các công ty trong nhóm chỉ thấy mã và tên của nhau.\n\nKhông có gì thay đổi cho đến khi bạn chấp nhận. Hãy đăng nhập và chấp nhận hoặc từ chối trước {{until}}.',
    },
    leaveOffered: {
      heading: 'Có yêu cầu rời nhóm công ty',
      text: '{{company}} đề nghị bạn đồng ý để một công ty rời nhóm công ty {{structure}}.\n\nKhông có gì thay đổi cho đến khi bạn chấp nhận. Hãy đăng nhập và chấp nhận hoặc từ chối trước {{until}}.',
    },
    withdrawn: {
      heading: 'Yêu cầu nhóm công ty đã được rút lại',
      text: '{{company}} đã rút lại yêu cầu về nhóm công ty {{structure}}. Bạn không cần làm gì.',
    },
    declined: {
      heading: 'Yêu cầu nhóm công ty bị từ chối',
      text: '{{company}} đã từ chối yêu cầu của bạn về nhóm công ty {{structure}}. Không có gì thay đổi và bạn có thể gửi lại.',
    },
    lapsed: {
      heading: 'Yêu cầu nhóm công ty đã hết hạn',
      text: '{{company}} không trả lời đúng hạn yêu cầu của bạn về nhóm công ty {{structure}}. Không có gì thay đổi và bạn có thể gửi lại.',
    },
    joined: {
      heading: 'Một công ty đã vào nhóm công ty',
      text: '{{company}} đã chấp nhận và hiện thuộc nhóm công ty {{structure}}.',
    },
    left: {
      heading: 'Một công ty đã rời nhóm công ty',
      text: '{{company}} đã chấp nhận: công ty đã rời nhóm công ty {{structure}}.',
    },
    ledAnew: {
      heading: 'Nhóm công ty có công ty đứng đầu mới',
      text: '{{company}} hiện đứng đầu nhóm công ty {{structure}}. Các yêu cầu đang chờ và quản trị viên nhóm của công ty đứng đầu trước đã kết thúc.',
    },
    ended: {
      heading: 'Nhóm công ty đã kết thúc',
      text: 'Đơn vị vận hành nền tảng đã kết thúc nhóm công ty {{structure}}. Công ty và dữ liệu của bạn vẫn giữ nguyên.',
    },
  },
};
