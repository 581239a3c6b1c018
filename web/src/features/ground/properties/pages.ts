import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: '/operator/settings',
    area: 'operator',
    page: async () => (await import('./pages/properties.tsx')).PropertiesPage,
  },
];
