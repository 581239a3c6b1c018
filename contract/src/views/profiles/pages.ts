import { ownConsentsAddress, ownSecurityAddress } from '../../kernel/addresses.ts';
import { ownRightsAddress } from '../../access/right-requests/rules.ts';
import type { Page } from '../../kernel/page.ts';

/** Sections of My account: profile, password and sessions, consents, access by others, and own data. */
export const profilePages: readonly Page[] = [
  { path: '/portalapp/account', entry: 'app' },
  { path: ownSecurityAddress, entry: 'app' },
  { path: ownConsentsAddress, entry: 'app' },
  { path: ownRightsAddress, entry: 'app' },
  { path: '/portalapp/account/accesses', entry: 'app' },
  { path: '/portalapp/account/data', entry: 'app' },
];
