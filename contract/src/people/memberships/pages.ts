import { handoverAddress, rightsAddress, rolesAddress } from './rules.ts';
import type { Page } from '../../kernel/page.ts';

export const membershipPages: readonly Page[] = [
  { path: rolesAddress, entry: 'app' },
  { path: rightsAddress, entry: 'app' },
  { path: handoverAddress, entry: 'app' },
];
