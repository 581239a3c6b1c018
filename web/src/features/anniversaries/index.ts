import { roomAddresses } from '@madang/contract/kernel/addresses.ts';
import type { AppPage } from '../../kernel/feature.ts';

export const needs = ['set-up-steps'];

export const appPages: readonly AppPage[] = [
  {
    path: roomAddresses.anniversaries,
    area: 'console',
    page: async () => (await import('./pages/anniversaries.tsx')).AnniversariesPage,
  },
];

/** The set-up's step, with the wizard's page alone. */
export const loadSetUpStep = () => import('./parts/set-up-step.tsx');
