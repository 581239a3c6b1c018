import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Kernel } from '../../kernel.ts';
import type { AnyCompanyChange } from '../definition.ts';
import { parseInput } from '../input.ts';
import { planRow, unseal } from './sealed.ts';

export interface WaitingPlan {
  readonly operation: AnyCompanyChange;
  readonly input: unknown;
  readonly dueOn: string;
}

interface Asked {
  readonly companyCode: string;
  /** The last day, as YYYY-MM-DD. */
  readonly until: string;
  /** Only changes that name this person. */
  readonly personId?: string | undefined;
}

interface StoredPlan {
  readonly planId: string;
  readonly operation: string;
  readonly input: Buffer;
  readonly dueOn: string;
}

/** Reads the changes on a date that have not ended, in the order in which they run; `unreadable`: how many cannot be opened. */
export async function selectWaitingPlans(
  tx: Tx,
  kernel: Pick<Kernel, 'keyring' | 'operations'>,
  { companyCode, until, personId }: Asked,
): Promise<{ readonly plans: readonly WaitingPlan[]; readonly unreadable: number }> {
  const names =
    personId === undefined
      ? sql``
      : sql`and exists (select from plan_targets t where t.company_code = p.company_code and t.plan_id = p.plan_id
          and t.kind = 'person' and t.target_id = ${personId})`;
  const inState = (state: 'waiting' | 'running') => sql`
    select p.plan_id as "planId", p.operation, p.input, p.due_on::text as "dueOn", p.order_number from plans p
    where p.company_code = ${companyCode} and p.state = ${sql.lit(state)} and p.due_on is not null
      and p.due_on <= ${until}::date ${names}`;
  const { rows } = await sql<StoredPlan>`
    ${inState('waiting')} union all ${inState('running')} order by "dueOn", order_number`.execute(tx);
  const plans = rows.flatMap((row) => readPlan(kernel, row) ?? []);
  return { plans, unreadable: rows.length - plans.length };
}

/** Undefined where a later release stored it, or its key is gone. */
function readPlan(
  { keyring, operations }: Pick<Kernel, 'keyring' | 'operations'>,
  { planId, operation: name, input, dueOn }: StoredPlan,
): WaitingPlan | undefined {
  try {
    const operation = operations.storable(name);
    return { operation, input: parseInput(operation, unseal(keyring, planRow(planId), input)), dueOn };
  } catch {
    return undefined;
  }
}
