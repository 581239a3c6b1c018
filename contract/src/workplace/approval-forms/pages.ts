import type { Page } from '../../kernel/page.ts';

export const approvalFormPages: readonly Page[] = [{ path: '/console/approval-forms', entry: 'app' }];
