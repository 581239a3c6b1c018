import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  MAILDOMAIN: {
    words: 'tên miền, DNS, TXT, địa chỉ của công ty, xác minh tên miền',
  },
};
