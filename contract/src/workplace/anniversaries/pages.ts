import { sectionAddresses } from '../../kernel/addresses.ts';
import type { Page } from '../../kernel/page.ts';

export const anniversaryPages: readonly Page[] = [{ path: sectionAddresses.anniversaries, entry: 'app' }];
