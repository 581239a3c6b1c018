import { accessRulesAddress } from '@madang/contract/access/access-rules/rules.ts';
import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: accessRulesAddress,
    area: 'console',
    page: async () => (await import('./pages/access-rules.tsx')).AccessRulesPage,
  },
];
