import { sectionAddresses } from '../../kernel/addresses.ts';
import type { Page } from '../../kernel/page.ts';

export const linkPages: readonly Page[] = [{ path: sectionAddresses.quickLinks, entry: 'app' }];
