import type { Page } from '../kernel/page.ts';

/** RTE-04: the link page. The form behind it is a menu of `/userapp/register/{menu}`. */
export const invitationPages: readonly Page[] = [{ path: '/userapp/accountjoin/{link}', entry: 'public' }];

/** Where a link leads; the code is the last part. */
export const linkPath = '/userapp/accountjoin/';
