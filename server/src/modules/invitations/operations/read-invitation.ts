import { readInvitation as route } from '@madang/contract/invitations/wire.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { secretHash } from '../../../kernel/crypto/keyring.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { refuseWhileClosed } from '../../signup/index.ts';
import { bindInvitation } from '../bind-invitation.ts';
import { present, readBound } from '../flow-invitation.ts';
import { findByCode } from '../invitations.sql.ts';

/**
 * INV-01, RTE-04: reads a link and binds it to the browser's flow. The invitation itself stays as it was, so that
 * a mail scanner which opens every link uses nothing up and counts for nobody.
 */
export const readInvitation = operation(route, async (call) => {
  const { kernel, params } = call;
  await refuseWhileClosed(kernel);
  const codeHash = secretHash(params.link);
  const found = await findByCode(kernel.db, codeHash);
  if (!found) throw refuse('INVITATION_INVALID');
  const { isAwaited, ...key } = found;
  // A personal link went to the applicant alone, so nobody else hears of the application.
  if (isAwaited) throw refuse('APPROVAL_AWAITED');
  const open = await readBound(kernel, { ...key, codeHash });
  return present(open, await bindInvitation(call, { ...key, codeHash }));
});
