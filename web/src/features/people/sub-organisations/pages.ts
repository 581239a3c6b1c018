import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: '/console/sub-organisations',
    area: 'console',
    page: async () => (await import('./pages/sub-organisations.tsx')).SubOrganisationsPage,
  },
];
