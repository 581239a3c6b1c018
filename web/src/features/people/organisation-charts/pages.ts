import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: '/portalapp/organisation',
    area: 'portal',
    page: async () => (await import('./pages/organisation.tsx')).OrganisationPage,
    texts: [() => import('./page-texts.ts'), () => import('../locations/page-texts.ts')],
  },
];
