import type { AppPage } from '../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: '/operator/promotions',
    area: 'operator',
    page: async () => (await import('./pages/promotions.tsx')).PromotionsPage,
  },
  {
    path: '/operator/opencodes',
    area: 'operator',
    page: async () => (await import('./pages/activation-keys.tsx')).ActivationKeysPage,
  },
];
