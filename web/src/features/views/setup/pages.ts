import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: '/userapp/wizard',
    area: 'wizard',
    page: async () => (await import('./pages/wizard.tsx')).WizardPage,
    texts: [() => import('./page-texts.ts')],
  },
];
