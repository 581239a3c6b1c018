import type { Page } from '../../kernel/page.ts';

export const grantWindowPages: readonly Page[] = [{ path: '/console/grant-windows', entry: 'app' }];
