import { inboxAddress } from '../../kernel/addresses.ts';
import type { Page } from '../../kernel/page.ts';

export const inboxPages: readonly Page[] = [{ path: inboxAddress, entry: 'app' }];
