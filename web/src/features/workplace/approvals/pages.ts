import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: '/console/approval',
    area: 'console',
    page: async () => (await import('./pages/approvals.tsx')).ApprovalsPage,
  },
];
