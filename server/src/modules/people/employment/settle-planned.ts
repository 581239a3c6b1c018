import type { Handover } from '@madang/contract/people/employment/rules.ts';
import type { RetirementReason } from '@madang/contract/people/employment/kinds.ts';
import { Refusal } from '@madang/contract/refuse.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import { newestChange } from './changes.sql.ts';
import { callOffRetirement } from './operations/call-off-retirement.ts';
import { retirePerson } from './operations/retire-person.ts';
import { returnFromLeave } from './operations/return-from-leave.ts';
import type { BegunLeave, PlannedRetirement } from './settle-later.ts';
import { secondsUntil } from './state.sql.ts';

/** Refusals that say that nothing is left to settle. */
const settled: readonly string[] = ['RETIREMENT_NOT_PLANNED', 'EMPLOYEE_RETIRED', 'CO404'];

// A retirement is not lost with its planner, whose right was asked when it was planned.

/** STA-02: carries out a retirement that has not come at its moment; one that a rule refuses is called off. */
export async function settlePlanned(kernel: Kernel, payload: unknown): Promise<void> {
  const { companyCode, personId, changeId } = payload as PlannedRetirement;
  const planned = await inCompany(kernel.db, companyCode, (tx) =>
    newestChange(tx, kernel.keyring, { companyCode, personId }, 'retirementPlanned'),
  );
  if (planned?.changeId !== changeId || !(await isPast(kernel, companyCode, planned.until))) return;
  const { reason, note } = planned.reason as { readonly reason: RetirementReason; readonly note: string };
  const handovers: Handover[] = [...(planned.steps.handovers ?? [])];
  const by = commandOrigin(companyCode);
  try {
    await execute(kernel, retirePerson, by, { personId, reason, note, when: 'now', handovers, plannedBy: changeId });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (settled.includes(error.code)) return;
    kernel.log.warn({ operation: retirePerson.name, code: error.code }, 'a planned retirement was called off');
    await execute(kernel, callOffRetirement, by, { personId, changeId });
  }
}

/** STA-01: ends a leave whose last day is over and whose planned end has not come. */
export async function settleLeave(kernel: Kernel, payload: unknown): Promise<void> {
  const { companyCode, personId, changeId } = payload as BegunLeave;
  const begun = await inCompany(kernel.db, companyCode, (tx) =>
    newestChange(tx, kernel.keyring, { companyCode, personId }, 'leaveBegun'),
  );
  if (begun?.changeId !== changeId || !(await isPast(kernel, companyCode, begun.until))) return;
  try {
    await execute(kernel, returnFromLeave, commandOrigin(companyCode), { personId, note: '', changeId });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (!returned.includes(error.code)) throw error;
  }
}

/** Refusals that say that the leave is over. */
const returned: readonly string[] = ['MB705', 'CO404', 'EDIT_CONFLICT'];

/** Asks the database's clock, by which the moment was chosen. */
async function isPast({ db }: Kernel, companyCode: string, moment: Date | null): Promise<boolean> {
  return moment !== null && (await inCompany(db, companyCode, (tx) => secondsUntil(tx, moment))) === 0;
}
