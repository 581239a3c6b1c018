import type { Page } from '../../kernel/page.ts';

export const sharedAddressPages: readonly Page[] = [{ path: '/console/shared-addresses', entry: 'app' }];
