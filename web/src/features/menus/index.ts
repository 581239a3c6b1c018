import type { AppPage } from '../../kernel/feature.ts';

export const needs = ['set-up-steps'];

export const appPages: readonly AppPage[] = [
  { path: '/console/menus', area: 'console', page: async () => (await import('./pages/menus.tsx')).MenusPage },
];

/** The set-up's step, with the wizard's page alone. */
export const loadSetUpStep = () => import('./parts/set-up-step.tsx');
