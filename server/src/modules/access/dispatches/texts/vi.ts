import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  dispatchMails: {
    headings: {
      asked: 'Có yêu cầu biệt phái',
      withdrawn: 'Yêu cầu biệt phái đã được rút',
      accepted: 'Kỳ biệt phái đã được chấp nhận',
      refused: 'Kỳ biệt phái đã bị từ chối',
      begun: 'Kỳ biệt phái đã bắt đầu',
      prolongationAsked: 'Có yêu cầu gia hạn biệt phái',
      prolongationWithdrawn: 'Yêu cầu gia hạn biệt phái đã được rút',
      prolonged: 'Kỳ biệt phái đã được gia hạn',
      prolongationRefused: 'Yêu cầu gia hạn biệt phái đã bị từ chối',
      released: 'Kỳ biệt phái đã được kết thúc sớm',
      ended: 'Kỳ biệt phái đã kết thúc',
      lapsed: 'Kỳ biệt phái sẽ không diễn ra',
    },
    text: 'Thành viên: {{name}}\n\nTừ {{home}} đến {{host}}, {{since}} đến {{until}}',
    answer: 'Hãy chấp nhận hoặc từ chối trong bảng quản trị.',
    open: 'Mở danh sách biệt phái',
  },
};
