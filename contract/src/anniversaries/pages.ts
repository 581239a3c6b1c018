import type { Page } from '../kernel/page.ts';

export const anniversaryPages: readonly Page[] = [{ path: '/console/anniversaries', entry: 'app' }];
