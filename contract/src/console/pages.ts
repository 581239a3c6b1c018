import type { Page } from '../kernel/page.ts';

/** The console's start; its rooms are pages of their capabilities. */
export const consolePages: readonly Page[] = [{ path: '/console', entry: 'app' }];
