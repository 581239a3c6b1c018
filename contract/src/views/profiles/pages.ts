import { ownConsentsAddress, ownSecurityAddress } from '../../kernel/addresses.ts';
import { ownRightsAddress } from '../../access/right-requests/rules.ts';
import type { Page } from '../../kernel/page.ts';

/** A person's own account: the profile; the password and where they are logged in; what they agreed to; the people who opened their data; what is held about them. */
export const profilePages: readonly Page[] = [
  { path: '/portalapp/account', entry: 'app' },
  { path: ownSecurityAddress, entry: 'app' },
  { path: ownConsentsAddress, entry: 'app' },
  { path: ownRightsAddress, entry: 'app' },
  { path: '/portalapp/account/accesses', entry: 'app' },
  { path: '/portalapp/account/data', entry: 'app' },
];
