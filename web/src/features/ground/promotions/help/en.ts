import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  OPENCODE: {
    words: 'registration code, key, opencode, coupon',
  },
};
