import { policiesAddress } from '@madang/contract/access/security-policies/rules.ts';
import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: policiesAddress,
    area: 'console',
    page: async () => (await import('./pages/security-policies.tsx')).SecurityPoliciesPage,
  },
];
