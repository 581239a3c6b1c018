import type { Page } from '../../kernel/page.ts';

export const approvalRequestPages: readonly Page[] = [
  { path: '/portalapp/approvals', entry: 'app' },
  { path: '/portalapp/approvals/new', entry: 'app' },
  { path: '/portalapp/approvals/forms/{approvalFormId}', entry: 'app' },
  { path: '/portalapp/approvals/requests/{requestId}', entry: 'app' },
];
