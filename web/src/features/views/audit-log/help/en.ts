import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  RECORD: {
    words: 'history, log, changes, sign-ins, sessions, access to personal data, audit',
    what: 'See who did what, and when.',
    doings: [
      'Narrow the list by person, period and kind.',
      'Records are chained, so a change or deletion is noticed.',
      'Exports are listed here with the reason given.',
    ],
  },
};
