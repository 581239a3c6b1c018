import { companyKeysAddress } from '@madang/contract/ground/promotions/pages.ts';
import type { AppPage } from '../../../kernel/feature.ts';

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
  {
    path: companyKeysAddress,
    area: 'console',
    page: async () => (await import('./pages/company-keys.tsx')).CompanyKeysPage,
  },
];
