import type { Page } from '../../kernel/page.ts';

export const runsPages: readonly Page[] = [{ path: '/console/runs', entry: 'app' }];
