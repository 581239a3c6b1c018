import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  QUICKLINK: {
    words: 'liên kết, dấu trang, trang ngoài',
  },
};
