import { grantsAddress } from '@madang/contract/access/grants/rules.ts';
import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  { path: grantsAddress, area: 'console', page: async () => (await import('./pages/grants.tsx')).GrantsPage },
];
