export const en = {
  title: 'Home layout',
  lead: 'Drag a card to its place, or use the buttons. The home page shows the first {{count}} cards that are on.',
  shown: 'On home page',
  nowShown: '{{name}} was added to the home page.',
  nowHidden: '{{name}} was removed from the home page.',
  kinds: {
    feed: 'Latest posts',
    approvals: 'Pending approvals',
    anniversaries: 'Anniversaries',
    links: 'Quick links',
  },
  categoriesOf: 'Categories of {{name}}',
  categories: {
    title: 'Categories',
    lead: 'Boards created during setup belong to a category. A category that is off is kept but not shown on the home page.',
    isActive: 'Show its cards on the home page',
    count: 'Cards: {{count}}',
    save: 'Save',
    saved: 'The category was saved.',
  },
};
