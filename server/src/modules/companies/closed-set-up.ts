import { wizardProperties } from '@madang/contract/setup/properties.ts';
import { writeAudit } from '../../kernel/audit/audit.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { Call } from '../../kernel/http/operation.ts';
import { noteSetUpUse } from '../../kernel/session/set-up-use.ts';
import { endClosedRun } from './set-up-run.sql.ts';

export type ComingCall = Pick<Call<never>, 'kernel' | 'request' | 'readCookie'>;

/**
 * WIZ-18: an administrator who comes without the secret of the set-up that they run, which has been quiet, has closed
 * its browser. It ends here, before they come anywhere, so that no console is held to the limits of a set-up that nobody
 * can go on with. In its own browser it is in use.
 */
export async function endClosedSetUp(
  tx: Tx,
  person: { readonly companyCode: string; readonly personId: string },
  { kernel, request, readCookie }: ComingCall,
): Promise<void> {
  const { companyCode, personId } = person;
  const secret = readCookie('setUp');
  if (secret !== undefined && (await noteSetUpUse(tx, person, secret))) return;
  const isEnded = await endClosedRun(tx, companyCode, {
    personId,
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
