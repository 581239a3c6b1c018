import { sql } from 'kysely';
import type { Kernel } from '../../kernel/kernel.ts';

export const tidyAccountsTask = 'tidy-accounts';

/** Takes away reservations and counted tries that have run out; a key that still waits is kept. */
export async function tidyAccounts({ db }: Pick<Kernel, 'db'>): Promise<void> {
  const now = sql<Date>`app_now()`;
  await db.deleteFrom('login_ids').where('reserved_until', '<', now).execute();
  await db
    .deleteFrom('login_tries')
    .where('expires_at', '<', now)
    .where((tries) => tries.or([tries('waits_until', 'is', null), tries('waits_until', '<', now)]))
    .execute();
}
