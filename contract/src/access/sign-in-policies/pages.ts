import type { Page } from '../../kernel/page.ts';
import { signInPoliciesAddress } from './rules.ts';

export const signInPolicyPages: readonly Page[] = [{ path: signInPoliciesAddress, entry: 'app' }];
