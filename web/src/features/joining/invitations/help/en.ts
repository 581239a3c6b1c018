import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  INVITE: {
    words: 'invite, join link, joining, new hires, onboarding, applications to join',
    what: 'Invite people to the company by mail, text message or link.',
    doings: [
      'Paste several addresses at once; names beside them are read too.',
      'Share a link with many, limited by days, uses and mail domains.',
      'Approve or refuse the applications of those who asked to join.',
    ],
  },
};
