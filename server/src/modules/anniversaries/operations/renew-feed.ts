import { endFeed, readFeed, renewFeed as route } from '@madang/contract/anniversaries/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf, type Actor } from '../../../kernel/audit/actor.ts';
import { newSecret, secretHash } from '../../../kernel/crypto/keyring.ts';
import { inCompany, type Database } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { companyCalendarCode } from '../anniversaries.ts';
import { ensureCalendar } from '../company-calendar.ts';
import { deleteFeed, upsertFeed } from '../feeds.sql.ts';

const target = { kind: 'calendar', id: companyCalendarCode } as const;

/** A new secret address for the calendar's feed, told this once; an earlier one leads nowhere from now on. */
export async function renewFeed(db: Database, actor: Actor, baseUrl: URL): Promise<{ address: string }> {
  const secret = newSecret();
  await inCompany(db, actor.companyCode, async (tx) => {
    const calendarCode = await ensureCalendar(tx, actor.companyCode);
    await upsertFeed(tx, actor.companyCode, calendarCode, secretHash(secret));
    await writeAudit(tx, { ...actor, operation: 'renew-feed', target });
  });
  return { address: new URL(readFeed.path.replace('{secret}', secret), baseUrl).href };
}

export const renewFeedCall = operation(route, (call) =>
  renewFeed(call.kernel.db, actorOf(call), call.kernel.config.baseUrl),
);

export const endFeedCall = operation(endFeed, (call) => {
  const actor = actorOf(call);
  return inCompany(call.kernel.db, actor.companyCode, async (tx) => {
    if (!(await deleteFeed(tx, actor.companyCode, companyCalendarCode))) throw refuse('CO404');
    await writeAudit(tx, { ...actor, operation: 'end-feed', target });
    return { result: 'success' as const };
  });
});
