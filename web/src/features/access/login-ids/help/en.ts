import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  IDREQUEST: {
    words: 'login ID, user name, change ID, rename, new name, marriage, domain move',
  },
};
