import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  DEPT: {
    words: 'teams, divisions, organisation, organization chart, department head, reorganisation',
    what: 'Build the department tree, and set who leads and who belongs to each department.',
    doings: [
      'Drag a department under another to move it with all its members.',
      'Open a department to name its head, now or on a date.',
      'Pick a date to see the organization as it was, or as it is planned.',
    ],
  },
};
