import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  IDREQUEST: {
    words: 'đổi ID, đổi tên đăng nhập, tài khoản, đổi tên, đổi tên miền',
    what: 'Xem ai xin đổi ID đăng nhập và quyết định.',
    doings: [
      'ID được giữ cho người đó ngay từ lúc họ yêu cầu.',
      'Sau khi bạn duyệt, người đó xác nhận thì ID mới đổi. Khi từ chối phải nêu lý do.',
      'ID cũ vẫn đăng nhập được trong một thời gian, và trong lúc đó có thể đổi lại.',
    ],
  },
};
