import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  APPROVAL_FORM: {
    words: 'approval form, expense form, leave form, template, fields',
  },
};
