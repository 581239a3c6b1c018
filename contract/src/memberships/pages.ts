import { handoverAddress, rolesAddress } from './rules.ts';
import type { Page } from '../kernel/page.ts';

export const membershipPages: readonly Page[] = [
  { path: rolesAddress, entry: 'app' },
  { path: handoverAddress, entry: 'app' },
];
