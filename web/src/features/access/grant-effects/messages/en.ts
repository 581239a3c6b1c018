export const en = {
  title: 'What saving changes',
  nothing: 'No one gains or loses a permission.',
  partial: 'There are too many to check them all. This is a part of them.',
  company: 'whole company',
  below: '{{name}} and below',
  view: '{{area}} (view)',
  change: '{{area}} (change)',
  all: '{{area}} (view and change)',
  gains_one: '{{number}} member gains {{rights}} in: {{place}}',
  gains_other: '{{number}} members gain {{rights}} in: {{place}}',
  loses_one: '{{number}} member loses {{rights}} in: {{place}}',
  loses_other: '{{number}} members lose {{rights}} in: {{place}}',
};
