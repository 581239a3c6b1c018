import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  OPENCODE: {
    words: 'khóa xác thực, mã đăng ký, phiếu ưu đãi',
  },
};
