import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  IDREQUEST: {
    words: 'đổi ID, đổi tên đăng nhập, tài khoản, đổi tên, đổi tên miền',
  },
};
