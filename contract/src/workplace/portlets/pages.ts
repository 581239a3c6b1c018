import type { Page } from '../../kernel/page.ts';

export const portletPages: readonly Page[] = [{ path: '/console/portlets', entry: 'app' }];
