import type { AppPage } from '../../../kernel/feature.ts';

export const appPages: readonly AppPage[] = [
  {
    path: '/console/approval-forms',
    area: 'console',
    page: async () => (await import('./pages/approval-forms.tsx')).ApprovalFormsPage,
  },
];
