import type { Page } from '../kernel/page.ts';

/** A person's own account: where they are logged in. */
export const sessionPages: readonly Page[] = [{ path: '/portalapp/account', entry: 'app' }];
