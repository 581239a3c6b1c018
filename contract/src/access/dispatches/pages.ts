import type { Page } from '../../kernel/page.ts';

/** The section of the console. */
export const dispatchesAddress = '/console/dispatches';

export const dispatchPages: readonly Page[] = [{ path: dispatchesAddress, entry: 'app' }];
