import type { Page } from '../kernel/page.ts';

/** RTE-04: the link page, whose form is a menu of `/userapp/register/{menu}`; and the console's room (INV-07). */
export const invitationPages: readonly Page[] = [
  { path: '/userapp/accountjoin/{link}', entry: 'public' },
  { path: '/console/invitations', entry: 'app' },
];

/** Where a link leads; the code is the last part. */
export const linkPath = '/userapp/accountjoin/';
