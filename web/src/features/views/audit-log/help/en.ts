import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  RECORD: {
    words: 'history, log, changes, sign-ins, sessions, access to personal data, audit',
    what: 'See who did what, and when.',
    doings: [
      'Filter the list by person, period and type.',
      'Records are chained, so any change or deletion is detected.',
      'Exports are listed here with the reason given.',
      'With permission for a department you see its people and departments only, here and in the export.',
    ],
  },
};
