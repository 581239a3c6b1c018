import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  IDREQUEST: {
    words: 'login ID, user name, change ID, rename, new name, marriage, domain move',
    what: 'See who asks for another login ID, and decide.',
    doings: [
      'The ID is kept for the person from the moment they ask.',
      'After your approval the person confirms, and only then the ID changes. A refusal needs a reason.',
      'The former ID signs in for some time, and until then the change can be taken back.',
    ],
  },
};
