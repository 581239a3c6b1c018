import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  RANK: {
    words: 'chức vụ, cấp bậc, thăng chức, chức danh, cấp bảo mật',
  },
};
