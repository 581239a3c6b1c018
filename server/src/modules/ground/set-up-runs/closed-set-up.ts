import { wizardProperties } from '@madang/contract/views/setup/properties.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { RequestInfo } from '../../../kernel/http/request-info.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { noteSetUpUse } from './set-up-use.ts';
import { endClosedRun } from './set-up-run.sql.ts';

/** Context of a sign-in; `setUpSecret` is the browser's secret of a set-up. */
export interface Coming {
  readonly kernel: Kernel;
  readonly request: RequestInfo;
  readonly setUpSecret: string | undefined;
}

/**
 * WIZ-18: an administrator who comes without the secret of the set-up that they run, which has been quiet, has closed
 * its browser. It ends here, before they come anywhere, so that no console is held to the limits of a set-up that no one
 * can go on with. In its own browser it is in use.
 */
export async function endClosedSetUp(
  tx: Tx,
  person: { readonly companyCode: string; readonly personId: string },
  { kernel, request, setUpSecret: secret }: Coming,
): Promise<void> {
  const { companyCode, personId } = person;
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
