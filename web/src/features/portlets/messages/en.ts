export const en = {
  title: 'Portlets',
  lead: 'Drag a portlet to its place, or use the buttons. A home shows the first {{count}} that are on.',
  shown: 'On the home',
  nowShown: '{{name}} was put on the home.',
  nowHidden: '{{name}} was taken off the home.',
  kinds: {
    anniversaries: 'Anniversaries',
    links: 'Quick links',
  },
};
