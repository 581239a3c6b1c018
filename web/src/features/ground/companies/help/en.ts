import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  COMPANY: {
    words: 'company name, logo, mark, registration number, representative, seats, end the service',
    what: 'See and change the company’s details, branding and usage.',
    doings: [
      'Upload a logo for the portal, emails and invitations.',
      'Transfer the primary administrator role.',
      'Close the company account; support can undo this for some time.',
    ],
  },
};
