import type { Page } from '../../kernel/page.ts';
import { grantsAddress } from './rules.ts';

export const grantPages: readonly Page[] = [{ path: grantsAddress, entry: 'app' }];
