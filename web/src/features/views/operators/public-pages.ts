import type { PublicPage } from '../../../kernel/feature.ts';

export const publicPages: readonly PublicPage[] = [
  {
    path: '/operator/setup',
    texts: [() => import('./page-texts.ts')],
    page: async () => (await import('./pages/operator-setup.tsx')).OperatorSetupPage,
  },
];
