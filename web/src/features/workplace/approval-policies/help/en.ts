import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  APPROVAL: {
    words: 'approval, request, route, rule, sign-off, expense, leave request',
  },
};
