import { sql } from 'kysely';
import { refuse } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Audited } from '../../../kernel/operations/outcome.ts';
import { refuseSynchronising } from '../../people/person-records/index.ts';
import { sendAccountNotice } from '../../people/notifications/index.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import type { Holder } from './challenges.sql.ts';

type Changed = Parameters<typeof sendAccountNotice>[3]['changed'];

/** One change of a person's own factors, not while the account rests; with the notice of it. */
export async function changeFactors<T>(
  tx: Tx,
  kernel: Kernel,
  { person, changed }: { readonly person: PersonKey; readonly changed: Changed },
  change: () => Promise<T>,
): Promise<T> {
  await refuseSynchronising(tx, person);
  const done = await change();
  await sendAccountNotice(tx, kernel, person, { changed, changedAt: await timeOf(tx) });
  return done;
}

/** The audit row of a change of a person's factors. */
export function ofPerson({ personId }: Pick<PersonKey, 'personId'>, as?: string): Audited {
  return { ...(as === undefined ? {} : { as }), target: { kind: 'person', id: personId } };
}

/** Whose set-up it is: what is begun serves the session alone that began it. */
export function ownHolder({
  companyCode,
  actorId,
  sessionHash,
}: {
  readonly companyCode: string;
  readonly actorId: string | undefined;
  readonly sessionHash: Buffer | undefined;
}): Holder {
  if (actorId === undefined || sessionHash === undefined) throw refuse('CO401');
  return { companyCode, personId: actorId, boundTo: sessionHash };
}

/** The database's clock, for the notice of a change that is being written. */
export async function timeOf(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the database knows no time');
  return row.now;
}
