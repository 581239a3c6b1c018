import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  PLAN: {
    words: 'scheduled, future date, effective date, appointments, calendar',
  },
};
