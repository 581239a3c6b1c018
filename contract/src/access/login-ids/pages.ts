import type { Page } from '../../kernel/page.ts';

export const loginIdPages: readonly Page[] = [{ path: '/console/id-requests', entry: 'app' }];
