import { sql } from 'kysely';
import { ownRows, type OwnDataSection } from '../../../kernel/own-data/own-data.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { listOpen, lockDispatch } from './dispatches.sql.ts';
import { changeAtHome, endAtHome } from './home.ts';
import { answerHome, endInHost } from './host.ts';

/** Ends all dispatches of a company that ends its service, on whichever side, or those of a person whose account closes. */
export async function endDispatchesOf(
  tx: Tx,
  kernel: Kernel,
  of: { readonly companyCode: string; readonly personId?: string },
): Promise<void> {
  const { companyCode } = of;
  const at = { tx, kernel, companyCode };
  const time = { by: 'time' } as const;
  for (const dispatchId of await listOpen(tx, of)) {
    const dispatch = await lockDispatch(tx, { companyCode, dispatchId });
    if (dispatch?.side === 'host') {
      const change = { state: 'ended', answerVersion: dispatch.answerVersion + 1 } as const;
      await answerHome(at, await endInHost(at, dispatch, change, 'ended', time), { answer: 'closed' });
    } else if (dispatch?.state === 'running') await endAtHome(at, dispatch, 'ended', time);
    else if (dispatch) await changeAtHome(at, dispatch, { state: 'lapsed' }, 'lapsed', time);
  }
}

/** Dispatches of a person, without the other company's note. */
export const dispatchData: readonly OwnDataSection[] = [
  {
    name: 'dispatches',
    tables: ['dispatches'],
    read: ownRows(
      ({ companyCode, personId }: PersonKey) => sql`
        select side, other_code as "otherCompanyCode", other_name as "otherCompanyName", department_name as "departmentName",
          starts_on::text as "startsOn", ends_on::text as "endsOn", state, changed_at as "changedAt"
        from dispatches where company_code = ${companyCode} and person_id = ${personId}::uuid order by dispatch_id`,
    ),
  },
  {
    name: 'dispatchChangesMade',
    tables: ['dispatch_events'],
    read: ownRows(
      ({ companyCode, personId }: PersonKey) => sql`
        select dispatch_id as "dispatchId", event, ends_on::text as "endsOn", happened_at as "happenedAt"
        from dispatch_events where company_code = ${companyCode} and actor_id = ${personId}::uuid
        order by happened_at, dispatch_id, event_number`,
    ),
  },
];
