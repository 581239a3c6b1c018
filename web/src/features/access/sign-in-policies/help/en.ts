import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  ACCESS: {
    words: 'IP, network, block sign-in, allowlist, hours, restriction',
  },
};
