import { sectionAddresses } from '../../kernel/addresses.ts';
import type { Page } from '../../kernel/page.ts';
import { withoutEdges } from '../../kernel/fields/typed-text.ts';

/** RTE-04: the link page, whose form is a menu of `/userapp/register/{menu}`; and the console's section (INV-07). */
export const invitationPages: readonly Page[] = [
  { path: '/userapp/accountjoin/{link}', entry: 'public' },
  { path: sectionAddresses.invitations, entry: 'app' },
];

/** RTE-03: the landing page of the browser's own flow, and the form behind its button. */
export const invitationRegisterPath = '/userapp/register/invitation';

/** Path of an invitation link; the code is the last part. */
export const linkPath = '/userapp/accountjoin/';

/** The code of an opened address, without what was copied with it from a text: a full stop, a bracket, a blank. */
export function linkCodeOf(part: string): string {
  return /^[\w~-]*/.exec(withoutEdges(part))?.[0] ?? '';
}
