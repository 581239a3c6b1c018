import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  IDREQUEST: {
    words: 'sign-in ID, login ID, user name, change ID, rename, new name, marriage, domain move',
    what: 'See who has requested a different sign-in ID, and decide.',
    doings: [
      'The requested ID is reserved for the member as soon as they request it.',
      'After you approve, the ID changes once the member confirms it. Declining requires a reason.',
      'The former ID can be used to sign in for some time, and the change can be reverted until then.',
    ],
  },
};
