import type { Page } from '../../kernel/page.ts';
import { policiesAddress } from './rules.ts';

export const securityPolicyPages: readonly Page[] = [{ path: policiesAddress, entry: 'app' }];
