import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: '/console/planned-changes',
    area: 'console',
    page: async () => (await import('./pages/planned-changes.tsx')).PlannedChangesPage,
    texts: [() => import('./page-texts.ts')],
  },
];
