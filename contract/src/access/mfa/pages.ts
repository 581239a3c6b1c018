import { factorAddress } from '../../kernel/addresses.ts';
import type { Page } from '../../kernel/page.ts';

/** The step between the password and the session. */
export const factorPages: readonly Page[] = [{ path: factorAddress, entry: 'public' }];
