import { sql } from 'kysely';
import { actorOf } from '../../kernel/audit/actor.ts';
import { writeAudit } from '../../kernel/audit/audit.ts';
import { inCompany, type Tx } from '../../kernel/db/database.ts';
import type { RequestInfo } from '../../kernel/http/request-info.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Session } from '../../kernel/session/session.ts';
import { refuseSynchronising, sendAccountNotice } from '../accounts/index.ts';

type Changed = Parameters<typeof sendAccountNotice>[3]['changed'];

interface ChangeCall {
  readonly kernel: Kernel;
  readonly session: Session;
  readonly request: RequestInfo;
}

/** One change of a person's own factors, not while the account rests: in one transaction with its audit row and the notice. */
export function changeFactors<T>(
  { kernel, session, request }: ChangeCall,
  { operation, changed }: { readonly operation: string; readonly changed: Changed },
  change: (tx: Tx) => Promise<T>,
): Promise<T> {
  return inCompany(kernel.db, session.companyCode, async (tx) => {
    await refuseSynchronising(tx, session);
    const done = await change(tx);
    await sendAccountNotice(tx, kernel, session, { changed, changedAt: await timeOf(tx) });
    await writeAudit(tx, {
      ...actorOf({ session, request }),
      operation,
      target: { kind: 'person', id: session.personId },
    });
    return done;
  });
}

/** The database's clock, for the notice of a change that is being written. */
export async function timeOf(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the database knows no time');
  return row.now;
}
