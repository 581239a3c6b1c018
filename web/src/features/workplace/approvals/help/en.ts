import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  APPROVAL_SETTINGS: {
    words: 'approval, request, route, expense, leave request, sign-off, four eyes, changes that need approval',
  },
};
