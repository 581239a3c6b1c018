import type { Page } from '../../kernel/page.ts';

export const approvalPages: readonly Page[] = [{ path: '/console/approval', entry: 'app' }];
