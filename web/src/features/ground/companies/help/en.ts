import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  COMPANY: {
    words: 'company name, logo, mark, registration number, representative, seats, end the service',
    what: 'See and change the company’s details, its mark, and what it uses.',
    doings: [
      'Upload a mark: portal and invitations wear it.',
      'Hand the company over to another representative.',
      'Ending the service leaves a period in which it can be resumed.',
    ],
  },
};
