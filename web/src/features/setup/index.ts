import type { AppPage } from '../../kernel/feature.ts';

export const needs = [
  'anniversaries',
  'console',
  'departments',
  'job-ranks',
  'managed-boards',
  'menus',
  'set-up-steps',
];

export const appPages: readonly AppPage[] = [
  { path: '/userapp/wizard', area: 'wizard', page: async () => (await import('./pages/wizard.tsx')).WizardPage },
];
