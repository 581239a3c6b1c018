import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: '/console/approval-policies',
    area: 'console',
    page: async () => (await import('./pages/approval-policies.tsx')).ApprovalPoliciesPage,
  },
];
