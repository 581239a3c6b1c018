import type { AppPage } from '../../kernel/feature.ts';

export const needs = ['job-ranks', 'departments', 'menus', 'managed-boards', 'anniversaries'];

export const appPages: readonly AppPage[] = [
  { path: '/userapp/wizard', area: 'wizard', page: async () => (await import('./pages/wizard.tsx')).WizardPage },
];
