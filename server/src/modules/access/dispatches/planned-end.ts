import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import { planForDay } from '../../../kernel/operations/stored/new-plan.ts';
import { cancelPlans } from '../../../kernel/operations/stored/plan-acts.ts';
import { personTarget } from '../../people/people/index.ts';
import type { StoredDispatch } from './dispatches.sql.ts';

const operation = 'end-dispatch';

interface Ending {
  readonly tx: Tx;
  readonly kernel: Kernel;
  readonly companyCode: string;
}

/** STA-10: shows the end of a dispatch among the planned changes of the home company, in the name of the person who asked for it. */
export async function planEnd(at: Ending, dispatch: StoredDispatch): Promise<void> {
  const { tx, kernel, companyCode } = at;
  const { dispatchId, personId } = dispatch;
  await cancelEnd(at, dispatch);
  const { rows } = await sql<{ plannerId: string | null; dueOn: string }>`
    select actor_id as "plannerId", (${dispatch.endsOn}::date + 1)::text as "dueOn" from dispatch_events
    where company_code = ${companyCode} and dispatch_id = ${dispatchId}::uuid order by event_number limit 1`.execute(
    tx,
  );
  const [row] = rows;
  // Without its asker it ends all the same, by its own job.
  if (!row?.plannerId || personId === null) return;
  const principal = { kind: 'person', companyCode, personId: row.plannerId } as const;
  const shown = { note: '', detail: {} };
  const step = { name: operation, input: { dispatchId, personId }, dueOn: row.dueOn, shown };
  await planForDay(kernel, tx, { ...commandOrigin(companyCode), principal }, step);
}

/** Takes the planned end of a person's dispatch back. */
export async function cancelEnd({ tx, kernel, companyCode }: Ending, { personId }: StoredDispatch): Promise<void> {
  if (personId === null) return;
  await cancelPlans(tx, kernel.keyring, { companyCode, operation, target: personTarget(personId), isShown: true });
}
