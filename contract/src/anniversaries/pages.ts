import { roomAddresses } from '../kernel/addresses.ts';
import type { Page } from '../kernel/page.ts';

export const anniversaryPages: readonly Page[] = [{ path: roomAddresses.anniversaries, entry: 'app' }];
