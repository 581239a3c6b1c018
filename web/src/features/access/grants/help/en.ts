import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  GRANT: {
    words:
      'rights, roles, permissions, scope, expiry, access hours, department administrator, days off, public holidays, permitted hours',
  },
};
