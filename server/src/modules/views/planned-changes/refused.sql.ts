import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';
import { runRow, unseal } from '../../../kernel/operations/stored/sealed.ts';
import type { RunOf } from '../../../kernel/operations/stored/runs/runs.sql.ts';
import { aboutOf } from './planned-changes.sql.ts';
import type { PlannedDetail } from './titles.ts';

interface Reason {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A planned change that was not made. */
export interface UnmadeChange extends Reason {
  readonly plannerId: string;
  readonly about: Target | null;
  readonly operation: string;
  readonly detail: PlannedDetail;
  readonly dueOn: string;
}

interface StoredUnmade extends Omit<UnmadeChange, 'params'> {
  readonly rowNumber: number | null;
  readonly outcome: Buffer | null;
}

/** Takes the changes of a run that were refused or failed and that no planner was notified of; a second call takes none. */
export async function claimUnmade(tx: Tx, keyring: Keyring, { companyCode, runId }: RunOf): Promise<UnmadeChange[]> {
  const { rows } = await sql<StoredUnmade>`
    with claimed as (
      update plans p set told_at = app_now()
      where p.company_code = ${companyCode} and p.run_id = ${runId}::uuid and p.is_shown and p.told_at is null
        and p.state in ('refused', 'failed')
      returning p.plan_id, p.person_id as "plannerId", ${aboutOf} as about, p.operation, p.detail, p.due_on, p.order_number,
        coalesce(p.code, 'CO500') as code)
    select c."plannerId", c.about, c.operation, coalesce(c.detail, '{}') as detail, c.due_on::text as "dueOn", c.code,
      w.row_number as "rowNumber", w.outcome
    from claimed c left join run_rows w on w.company_code = ${companyCode} and w.run_id = ${runId}::uuid
      and w.plan_id = c.plan_id
    order by c.due_on, c.order_number`.execute(tx);
  return rows.map(({ rowNumber, outcome, ...row }) => {
    const opened =
      rowNumber === null || outcome === null ? undefined : unseal(keyring, runRow(runId, rowNumber), outcome);
    return { ...row, ...reasonOf(opened, row.code) };
  });
}

/** The reason that a row ended with: of a form that is wrong in a field, that field's. */
function reasonOf(outcome: unknown, code: string): Reason {
  const { fields = [], ...whole } = (outcome ?? {}) as Partial<Reason> & { readonly fields?: readonly Reason[] };
  const said = fields[0] ?? whole;
  return { code: said.code ?? code, params: said.params ?? {} };
}

/** The languages of people who may act. */
export async function readActingLanguages(
  tx: Tx,
  companyCode: string,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ personId: string; language: string }>`
    select person_id as "personId", language from people
    where company_code = ${companyCode} and person_id = any(${personIds}::uuid[]) and may_act(person_id)`.execute(tx);
  return new Map(rows.map(({ personId, language }) => [personId, language]));
}
