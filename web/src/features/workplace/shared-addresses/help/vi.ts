import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  SHAREDADDRESS: {
    words: 'thư nhóm, danh sách gửi thư, bí danh',
  },
};
