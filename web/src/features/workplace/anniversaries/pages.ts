import { sectionAddresses } from '@madang/contract/kernel/addresses.ts';
import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: sectionAddresses.anniversaries,
    area: 'console',
    page: async () => (await import('./pages/anniversaries.tsx')).AnniversariesPage,
  },
];
