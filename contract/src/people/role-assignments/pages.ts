import { ownershipTransferAddress, rightsAddress, rolesAddress } from './rules.ts';
import type { Page } from '../../kernel/page.ts';

export const roleAssignmentPages: readonly Page[] = [
  { path: rolesAddress, entry: 'app' },
  { path: rightsAddress, entry: 'app' },
  { path: ownershipTransferAddress, entry: 'app' },
];
