import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Kernel } from '../../kernel.ts';
import type { AnyCompanyChange } from '../definition.ts';
import { parseInput } from '../input.ts';
import { planRow, unseal } from './sealed.ts';

export interface WaitingPlan {
  readonly operation: AnyCompanyChange;
  readonly input: unknown;
  readonly dueOn: string;
  /** Something stands against it, as it was last tried. */
  readonly isRefused: boolean;
}

/** An operation on things of a kind. */
interface Besides {
  readonly operation: string;
  readonly kind: string;
  readonly ids: readonly string[];
}

interface Asked {
  readonly companyCode: string;
  /** The last day, as YYYY-MM-DD. */
  readonly until: string;
  /** Only changes that name this person. */
  readonly personId?: string | undefined;
  /** Changes of things that the person has by now, or gets by a change that names them. */
  readonly also?: Besides | undefined;
}

interface StoredPlan {
  readonly planId: string;
  readonly operation: string;
  readonly input: Buffer;
  readonly dueOn: string;
  readonly isRefused: boolean;
}

/** Reads the changes on a date that have not ended, in the order in which they run; `unreadable`: how many cannot be opened. */
export async function selectWaitingPlans(
  tx: Tx,
  kernel: Pick<Kernel, 'keyring' | 'operations'>,
  { companyCode, until, personId, also }: Asked,
): Promise<{ readonly plans: readonly WaitingPlan[]; readonly unreadable: number }> {
  const names =
    personId === undefined
      ? sql``
      : sql`and exists (select from plan_targets t where t.company_code = p.company_code and t.plan_id = p.plan_id
          and (t.kind = 'person' and t.target_id = ${personId}${also ? sql` or ${isBesides(companyCode, personId, also)}` : sql``}))`;
  const inState = (state: 'waiting' | 'running') => sql`
    select p.plan_id as "planId", p.operation, p.input, p.due_on::text as "dueOn",
      p.refusal_code is not null as "isRefused", p.order_number from plans p
    where p.company_code = ${companyCode} and p.state = ${sql.lit(state)} and p.due_on is not null
      and p.due_on <= ${until}::date ${names}`;
  const { rows } = await sql<StoredPlan>`
    ${inState('waiting')} union all ${inState('running')} order by "dueOn", order_number`.execute(tx);
  const plans = rows.flatMap((row) => readPlan(kernel, row) ?? []);
  return { plans, unreadable: rows.length - plans.length };
}

function isBesides(companyCode: string, personId: string, { operation, kind, ids }: Besides): RawBuilder<boolean> {
  return sql<boolean>`(p.operation = ${operation} and t.kind = ${kind} and (t.target_id = any (${[...ids]}::text[])
    or exists (select from plan_targets n join plan_targets d on d.company_code = n.company_code and d.plan_id = n.plan_id
      where n.company_code = ${companyCode} and n.kind = 'person' and n.target_id = ${personId} and not n.is_asked
        and d.kind = ${kind} and d.target_id = t.target_id)))`;
}

/** Undefined where a later release stored it, or its key is gone. */
function readPlan(
  { keyring, operations }: Pick<Kernel, 'keyring' | 'operations'>,
  { planId, operation: name, input, dueOn, isRefused }: StoredPlan,
): WaitingPlan | undefined {
  try {
    const operation = operations.storable(name);
    return { operation, input: parseInput(operation, unseal(keyring, planRow(planId), input)), dueOn, isRefused };
  } catch {
    return undefined;
  }
}
