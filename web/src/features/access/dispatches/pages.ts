import { dispatchesAddress } from '@madang/contract/access/dispatches/pages.ts';
import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: dispatchesAddress,
    area: 'console',
    page: async () => (await import('./pages/dispatches.tsx')).DispatchesPage,
  },
];
