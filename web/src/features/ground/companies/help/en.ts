import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  COMPANY: {
    words: 'company name, logo, mark, registration number, representative, seats, end the service',
    what: 'See and change the company’s details, branding and usage.',
    doings: [
      'Upload a logo for the portal, emails and invitations.',
      'Transfer the company to another primary administrator.',
      'Closing the company account can be undone for some time.',
    ],
  },
};
