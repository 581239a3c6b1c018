import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { sendAccountNotice } from '../../people/notifications/index.ts';

/** Notifies a person that their key is gone, by message and letter. */
export async function announceKey(
  tx: Tx,
  kernel: Kernel,
  person: PersonKey,
  changed: 'keyReleased' | 'keyReset',
): Promise<void> {
  const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(tx);
  await sendAccountNotice(tx, kernel, person, { changed, changedAt: rows[0]?.now ?? new Date() });
}
