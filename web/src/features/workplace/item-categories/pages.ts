import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: '/console/item-categories',
    area: 'console',
    page: async () => (await import('./pages/item-categories.tsx')).ItemCategoriesPage,
  },
];
