import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  { path: '/console/company', area: 'console', page: async () => (await import('./pages/company.tsx')).CompanyPage },
];
