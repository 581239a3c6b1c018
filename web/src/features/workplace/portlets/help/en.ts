import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  PORTLET: {
    words: 'home page, widgets, portlets, cards, layout',
    what: 'Arrange the portal home that everyone sees.',
    doings: [
      'Select “Edit home page” on the home page itself to arrange it in place.',
      'Pick new posts, pending approvals, anniversaries and quick links to show.',
      'Saving changes everyone’s home page and can be undone right away.',
    ],
  },
};
