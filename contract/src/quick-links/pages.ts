import { roomAddresses } from '../kernel/addresses.ts';
import type { Page } from '../kernel/page.ts';

export const linkPages: readonly Page[] = [{ path: roomAddresses.quickLinks, entry: 'app' }];
