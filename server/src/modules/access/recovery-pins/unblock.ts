import { refuse } from '@madang/contract/refuse.ts';
import { sql } from 'kysely';
import { requireChangeTicket } from '../../../kernel/access/desk-ticket.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { sendAccountNotice } from '../../people/notifications/index.ts';
import { unblockPin } from './recovery-pins.sql.ts';

/** Returns the ticket by which the service desk unblocks a PIN, for its audit entry; refuses it without one. */
export function ticketToUnblock(tx: Tx, actorId: string | undefined, ticket: string | undefined) {
  return requireChangeTicket(tx, { actorId, permission: 'employees.resetFactors', ticket });
}

/** The same PIN serves again, and its person is notified; refused where it is not blocked. */
export async function unblockPinOf(tx: Tx, kernel: Kernel, person: PersonKey): Promise<void> {
  if (!(await unblockPin(tx, person))) throw refuse('CO404');
  const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(tx);
  await sendAccountNotice(tx, kernel, person, { changed: 'pinUnblocked', changedAt: rows[0]?.now ?? new Date() });
}
