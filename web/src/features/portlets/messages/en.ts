export const en = {
  title: 'Portlets',
  lead: 'Drag a portlet to its place, or use the buttons. A home shows the first {{count}} that are on.',
  shown: 'On the home',
  nowShown: '{{name}} was put on the home.',
  nowHidden: '{{name}} was taken off the home.',
  kinds: {
    feed: 'Latest posts',
    anniversaries: 'Anniversaries',
    links: 'Quick links',
  },
  categories: {
    title: 'Categories',
    lead: 'Boards of the set-up stand in a category. What is switched off is kept, and no home shows it.',
    isActive: 'Show its portlets on the home',
    count: 'Portlets in it: {{count}}',
    save: 'Save',
    saved: 'The category was saved.',
  },
};
