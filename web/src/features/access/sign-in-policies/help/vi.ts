import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  ACCESS: {
    words: 'IP, mạng, chặn đăng nhập, danh sách cho phép, giờ',
  },
};
