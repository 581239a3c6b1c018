import { signInPoliciesAddress } from '@madang/contract/access/sign-in-policies/rules.ts';
import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: signInPoliciesAddress,
    area: 'console',
    page: async () => (await import('./pages/sign-in-policies.tsx')).SignInPoliciesPage,
  },
];
