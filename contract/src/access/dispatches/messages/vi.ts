import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    MB707: 'Đây là phòng ban thuộc chính công ty của thành viên. Hãy chọn công ty khác.',
    MB709: 'Thành viên này đã có yêu cầu hoặc lịch biệt phái.',
    MB710: 'Kỳ biệt phái đã thay đổi. Hãy tải lại.',
    MB711: 'Kỳ biệt phái bắt đầu từ hôm nay trở đi, ngày cuối không trước ngày đầu và kéo dài tối đa 10 năm.',
    MB712: 'Không có phòng ban này. Hãy chọn phòng ban khác.',
    MB714: 'Hãy chọn ngày cuối muộn hơn ngày cuối hiện tại.',
    MB715: 'Thành viên này đã đăng nhập công ty đó bằng cùng tài khoản. Hãy kết thúc liên kết trước.',
    MB854: 'Không có công ty nào bạn có thể biệt phái đến dùng mã này.',
  },
  fields: {
    hostCode: 'Công ty tiếp nhận',
    basis: 'Căn cứ biệt phái',
    askedUntil: 'Ngày cuối được yêu cầu',
  },
  operations: {
    'ask-for-dispatch': 'Yêu cầu biệt phái',
    'withdraw-dispatch': 'Rút yêu cầu biệt phái',
    'prolong-dispatch': 'Yêu cầu gia hạn biệt phái',
    'accept-dispatch': 'Chấp nhận biệt phái',
    'refuse-dispatch': 'Từ chối biệt phái',
    'release-dispatch': 'Kết thúc biệt phái',
    'hear-of-dispatch': 'Tin về biệt phái từ công ty chủ quản',
    'hear-of-dispatch-answer': 'Trả lời của công ty tiếp nhận',
    'end-dispatch': 'Kết thúc biệt phái đúng hạn',
    'settle-dispatch': 'Bắt đầu hoặc kết thúc biệt phái theo ngày',
    'list-dispatches': 'Xem danh sách biệt phái',
    'read-dispatch': 'Xem một kỳ biệt phái',
  },
};
