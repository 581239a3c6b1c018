import { createAnniversary as route } from '@madang/contract/anniversaries/routes.ts';
import type { AnniversaryInput } from '@madang/contract/anniversaries/rules.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf, type Actor } from '../../../kernel/audit/actor.ts';
import { inCompany, type Database, type Tx } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { lockCompany, isUnfinished } from '../../companies/index.ts';
import { anniversaryLimit, requireRealDate } from '../anniversaries.ts';
import { insertAnniversary } from '../anniversaries.sql.ts';
import { ensureCalendar } from '../company-calendar.ts';

/** Adds an anniversary to the company's calendar, which is made where the set-up never did. */
export function createAnniversary(
  db: Database,
  actor: Actor,
  anniversary: AnniversaryInput,
): Promise<{ anniversaryId: string }> {
  requireRealDate(anniversary);
  return inCompany(db, actor.companyCode, async (tx) => {
    const isBeingSetUp = isUnfinished(await lockCompany(tx, actor.companyCode));
    const calendarCode = await ensureCalendar(tx, actor.companyCode);
    return addAnniversary(tx, actor, { calendarCode, anniversary, isBeingSetUp });
  });
}

interface Addition {
  readonly calendarCode: string;
  readonly anniversary: AnniversaryInput;
  readonly isBeingSetUp: boolean;
}

/** Adds an anniversary to a calendar, in a transaction that holds the company. */
export async function addAnniversary(
  tx: Tx,
  actor: Actor,
  { isBeingSetUp, ...addition }: Addition,
): Promise<{ anniversaryId: string }> {
  const limit = anniversaryLimit({ isBeingSetUp });
  const anniversaryId = await insertAnniversary(tx, actor.companyCode, { ...addition, limit });
  if (anniversaryId === undefined) throw refuse(isBeingSetUp ? 'SET_UP_LIMIT' : 'ANNIVERSARY_LIMIT', { 0: limit });
  const target = { kind: 'anniversary', id: anniversaryId };
  await writeAudit(tx, { ...actor, operation: 'create-anniversary', target });
  return { anniversaryId };
}

export const createAnniversaryCall = operation(route, (call) =>
  createAnniversary(call.kernel.db, actorOf(call), call.body),
);
