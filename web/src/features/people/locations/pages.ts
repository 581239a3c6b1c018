import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: '/console/locations',
    area: 'console',
    page: async () => (await import('./pages/locations.tsx')).LocationsPage,
  },
  {
    path: '/portalapp/places',
    area: 'portal',
    page: async () => (await import('./pages/places.tsx')).PlacesPage,
    texts: [() => import('./page-texts.ts')],
  },
];
