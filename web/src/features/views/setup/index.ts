export const needs = [
  'anniversaries',
  'console',
  'departments',
  'job-ranks',
  'managed-boards',
  'menus',
  'set-up-steps',
];
