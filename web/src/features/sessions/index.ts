import type { AppPage } from '../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  { path: '/portalapp/account', area: 'portal', page: async () => (await import('./pages/account.tsx')).AccountPage },
];
