import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  INVITE: {
    words: 'mời, thư mời, liên kết tham gia, nhận việc, yêu cầu tham gia',
    what: 'Mời mọi người vào công ty qua thư, tin nhắn hoặc liên kết.',
    doings: [
      'Dán nhiều địa chỉ cùng lúc; tên bên cạnh cũng được đọc.',
      'Chia sẻ liên kết cho nhiều người, giới hạn theo ngày, số lượt và tên miền thư.',
      'Chấp thuận hoặc từ chối các yêu cầu tham gia.',
    ],
  },
};
