import { approvalsHome } from '@madang/contract/kernel/addresses.ts';
import type { AppPage } from '../../../kernel/feature.ts';

const portal = { area: 'portal', texts: [() => import('./list/page-texts.ts')] } as const;

export const appPages: readonly AppPage[] = [
  { ...portal, path: approvalsHome, page: async () => (await import('./pages/approvals.tsx')).ApprovalsPage },
  {
    ...portal,
    path: '/portalapp/approvals/new',
    page: async () => (await import('./pages/choose-form.tsx')).ChooseFormPage,
  },
  {
    ...portal,
    path: '/portalapp/approvals/forms/{approvalFormId}',
    page: async () => (await import('./pages/new-request.tsx')).NewRequestPage,
  },
  {
    area: 'portal',
    texts: [() => import('./page-texts.ts')],
    path: '/portalapp/approvals/requests/{requestId}',
    page: async () => (await import('./pages/request.tsx')).RequestPage,
  },
];
