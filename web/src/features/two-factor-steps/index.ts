import { factorAddress } from '@madang/contract/kernel/addresses.ts';
import type { PublicPage } from '../../kernel/feature.ts';

/** Other capabilities whose parts it uses. */
export const needs = ['two-factor'];

export const publicPages: readonly PublicPage[] = [
  {
    path: factorAddress,
    texts: 'two-factor',
    page: async () => (await import('./pages/factor-step.tsx')).FactorStepPage,
  },
];
