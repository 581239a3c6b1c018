import { wizardProperties } from '@madang/contract/wizard/properties.ts';
import { writeAudit } from '../../kernel/audit/audit.ts';
import { secretHash } from '../../kernel/crypto/keyring.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { Call } from '../../kernel/http/operation.ts';
import { endClosedRun } from './set-up-run.sql.ts';

export type ComingCall = Pick<Call<never>, 'kernel' | 'request' | 'readCookie'>;

/**
 * WIZ-18: an administrator who logs in without the secret of the set-up that they run has closed its browser. It ends
 * here, before they come anywhere, so that no console is held to the limits of a set-up that nobody can go on with.
 */
export async function endClosedSetUp(
  tx: Tx,
  { companyCode, personId }: { readonly companyCode: string; readonly personId: string },
  { kernel, request, readCookie }: ComingCall,
): Promise<void> {
  const secret = readCookie('setUp');
  const isEnded = await endClosedRun(tx, companyCode, {
    personId,
    secretHash: secret === undefined ? null : secretHash(secret),
    mayGoOn: (await kernel.properties.get(wizardProperties.continuesAfterClosing)) === 'Y',
  });
  if (!isEnded) return;
  await writeAudit(tx, {
    companyCode,
    operation: 'abandon-set-up',
    actor: { kind: 'person', personId },
    target: { kind: 'company', id: companyCode },
    request,
  });
}
