import { factorAddress } from '@madang/contract/kernel/addresses.ts';
import type { PublicPage } from '../../../kernel/feature.ts';

export const publicPages: readonly PublicPage[] = [
  {
    path: factorAddress,
    texts: [() => import('./page-texts.ts')],
    page: async () => (await import('./pages/factor-step.tsx')).FactorStepPage,
  },
];
