import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  MAILDOMAIN: {
    words: 'domain, DNS, TXT record, own address, verify domain',
  },
};
