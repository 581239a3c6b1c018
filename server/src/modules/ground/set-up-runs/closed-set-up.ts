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
 * WIZ-18: ends a quiet set-up whose administrator returns without its secret, before limits of a lost run hold the
 * console.
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
