import type { Page } from '../../kernel/page.ts';

export const approvalPolicyPages: readonly Page[] = [{ path: '/console/approval-policies', entry: 'app' }];
