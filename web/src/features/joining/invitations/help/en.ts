import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  INVITE: {
    words: 'invite, join link, joining, new hires, onboarding, applications to join',
    what: 'Invite people to the company by email, text message or link.',
    doings: [
      'Paste several addresses at once; names beside them are read too.',
      'Share one link with many people, limited by days, uses and email domains.',
      'Approve or decline join requests.',
    ],
  },
};
