import { planYearsMax } from '@madang/contract/ground/jobs/plans.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { sql } from 'kysely';
import type { CompanyContext } from '../../../kernel/operations/context.ts';
import type { StoredStep } from '../../../kernel/operations/outcome.ts';
import { beginningOf } from '../../../kernel/rows/company-day.sql.ts';

type Asking = Pick<CompanyContext<unknown, never>, 'tx' | 'companyCode'>;

/** Refuses a day on which a leave or a lock of access would be over before it begins, by the company's clock. */
export async function requireOrder(
  { tx, companyCode }: Asking,
  { name, input }: StoredStep,
  dueOn: string,
): Promise<void> {
  const { until = null } = input as { readonly until?: string | null };
  if (until === null) return;
  if (name === 'put-on-leave' && until < dueOn) throw refuseField('dueOn', 'LEAVE_DAYS', { 0: planYearsMax });
  if (name !== 'suspend-access') return;
  const { rows } = await sql<{ isOver: boolean }>`
    select ${until}::timestamptz <= ${beginningOf(sql`${dueOn}::date`, sql`time_zone`)} as "isOver"
    from companies where company_code = ${companyCode}`.execute(tx);
  if (rows[0]?.isOver) throw refuseField('dueOn', 'SUSPENSION_END');
}
