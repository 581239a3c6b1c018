import { refuse as anyRefusal } from '@madang/contract/refuse.ts';
import { grantWindowLimits } from '@madang/contract/access/grant-windows/limits.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { listCompanyCodes, lockCompany } from '../../ground/companies/index.ts';
import { daysOffSpan, hasOwnClosing, replaceDaysOff } from './days-off.sql.ts';

export const daysOffTask = 'write-days-off';

interface Changed {
  readonly tx: Tx;
  readonly kernel: Pick<Kernel, 'contributed'>;
  readonly companyCode: string;
  readonly actorId: string | undefined;
}

/** Writes the days off ahead where hours close on them. Refuses (ROLE_OWN) taking one from the actor's own hours. */
export async function refreshDaysOff({ tx, kernel, companyCode, actorId }: Changed): Promise<void> {
  // Of two changes of the calendar the second one reads what the first one left.
  await lockCompany(tx, companyCode);
  const span = await daysOffSpan(tx, companyCode, grantWindowLimits.daysOffAhead);
  if (!span) return;
  const days: string[] = [];
  for (const daysOff of kernel.contributed.of('daysOff')) days.push(...(await daysOff(tx, companyCode, span)));
  const within = days.filter((day) => day >= span.from && day <= span.to);
  const hasRemoved = await replaceDaysOff(tx, companyCode, { from: span.from, days: [...new Set(within)] });
  if (hasRemoved && actorId !== undefined && (await hasOwnClosing(tx, companyCode, actorId))) {
    throw anyRefusal('ROLE_OWN');
  }
}

/** Writes them for every company, as days pass and after holidays were loaded. */
export async function writeDaysOff(kernel: Kernel): Promise<void> {
  for (const companyCode of await listCompanyCodes(kernel.db)) {
    await inCompany(kernel.db, companyCode, async (tx) => {
      // Most companies have no such hours, and are not locked.
      if (!(await daysOffSpan(tx, companyCode, grantWindowLimits.daysOffAhead))) return;
      await refreshDaysOff({ tx, kernel, companyCode, actorId: undefined });
    });
  }
}
