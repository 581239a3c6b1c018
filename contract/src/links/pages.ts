import type { Page } from '../kernel/page.ts';

export const linkPages: readonly Page[] = [{ path: '/console/quick-links', entry: 'app' }];
