import { sectionAddresses } from '../../kernel/addresses.ts';
import type { Page } from '../../kernel/page.ts';

/** RTE-04: the link page, whose form is a menu of `/userapp/register/{menu}`; and the console's section (INV-07). */
export const invitationPages: readonly Page[] = [
  { path: '/userapp/accountjoin/{link}', entry: 'public' },
  { path: sectionAddresses.invitations, entry: 'app' },
];

/** RTE-03: the landing page of the browser's own flow, and the form behind its button. */
export const invitationRegisterPath = '/userapp/register/invitation';

/** Where a link leads; the code is the last part. */
export const linkPath = '/userapp/accountjoin/';
