import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { listAdministrators } from '../../people/roles/index.ts';
import { sendAccountNotice } from '../../people/notifications/index.ts';

/** Returns the date after `days` days by the database's clock, which the end itself uses. */
export async function daysFromNow(tx: Tx, days: number): Promise<Date> {
  const { rows } = await sql<{ then: Date }>`select app_now() + make_interval(days => ${days}) as then`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the database knows no time');
  return row.then;
}

interface CompanyNotice {
  readonly changed: 'companyEnded' | 'companyTakenBack';
  readonly changedAt: Date;
  readonly until?: Date;
  readonly companyName: string;
}

/** Notifies every administrator of the company, the one who acted included. */
export async function notifyAdministrators(
  tx: Tx,
  kernel: Pick<Kernel, 'keyring' | 'outbox' | 'properties' | 'translator'>,
  companyCode: string,
  { companyName, ...notice }: CompanyNotice,
): Promise<void> {
  for (const personId of await listAdministrators(tx, companyCode)) {
    await sendAccountNotice(tx, kernel, { companyCode, personId }, { ...notice, params: { company: companyName } });
  }
}
